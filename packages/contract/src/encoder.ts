import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** Turns a value of ours into JSON text of the wire; throws when the value breaks the contract. */
export type Encoder = (value: unknown) => string

/**
 * Compiles a schema into one function per node that checks, encodes and writes in a single pass.
 * The generic way (encode to an object, then stringify it) walks every answer three times.
 */
export function compileEncoder(schema: Schema): Encoder {
  const write = writerOf(schema, '$')
  return (value) => write(value) ?? 'null'
}

/** Undefined stands for "leave this key out". */
type Writer = (value: unknown) => string | undefined

type Definition = {
  type: string
  checks?: unknown[]
  format?: string
  catchall?: Schema
  fn?: (value: unknown) => unknown
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  in?: Schema
  out?: Schema
  reverseTransform?: (value: unknown, payload: unknown) => unknown
}

function writerOf(schema: Schema, path: string): Writer {
  const definition = schema._zod.def as unknown as Definition
  if (hasRules(definition)) return checkedWriter(schema, path)
  switch (definition.type) {
    case 'object':
      return objectWriter(definition.shape ?? {}, path)
    case 'array':
      return arrayWriter(definition.element, path)
    case 'string':
      return (value) => (typeof value === 'string' ? writeString(value) : fail(path, value))
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? String(value) : fail(path, value))
    case 'number':
      return numberWriter(definition.format, path)
    case 'enum':
    case 'literal':
      return choiceWriter(schema, path)
    case 'nullable': {
      const inner = writerOf(innerOf(definition), path)
      return (value) => (value === null ? 'null' : inner(value))
    }
    case 'optional': {
      const inner = writerOf(innerOf(definition), path)
      return (value) => (value === undefined ? undefined : inner(value))
    }
    case 'pipe':
      return codecWriter(schema, definition, path)
    default:
      return checkedWriter(schema, path)
  }
}

/** Rules beyond the plain type are left to the schema itself; they are rare in answers. */
function hasRules({ type, checks, format, catchall }: Definition): boolean {
  if (checks && checks.length > 0) return true
  // Strict and loose objects care about keys that the shape does not name.
  if (type === 'object') return catchall !== undefined
  if (type === 'number') return format !== undefined && format !== 'safeint'
  return format !== undefined
}

function numberWriter(format: string | undefined, path: string): Writer {
  const isRight = format === undefined ? Number.isFinite : Number.isSafeInteger
  return (value) => (isRight(value) ? String(value) : fail(path, value))
}

function objectWriter(shape: Record<string, Schema>, path: string): Writer {
  const keys = Object.entries(shape).map(([key, schema]) => ({
    key,
    start: `${JSON.stringify(key)}:`,
    write: writerOf(schema, `${path}.${key}`),
    always: isAlwaysWritten(schema),
  }))
  if (keys.every(({ always }) => always)) return fixedWriter(keys, path)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return fail(path, value)
    }
    let text = '{'
    for (const { key, start, write } of keys) {
      const part = write((value as Record<string, unknown>)[key])
      if (part === undefined) continue
      text += text.length > 1 ? `,${start}${part}` : start + part
    }
    return `${text}}`
  }
}

type Key = { readonly key: string; readonly start: string; readonly write: Writer }

/**
 * An object whose keys are all there is written by a function of its own, made from the key names of
 * the contract: the engine then knows each property's place, which a loop over names hides from it.
 */
function fixedWriter(keys: readonly Key[], path: string): Writer {
  const parts = keys.map(({ key, start }, index) => {
    const begin = JSON.stringify(index === 0 ? start : `,${start}`)
    return `${begin} + write${index}(value[${JSON.stringify(key)}])`
  })
  const code = `return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, value)
    return ${['"{"', ...parts, '"}"'].join(' + ')}
  }`
  const names = keys.map((_key, index) => `write${index}`)
  // oxlint-disable-next-line no-new-func -- only names from the contract, quoted, stand in the code
  const make = new Function('fail', 'path', ...names, code) as (...parts: unknown[]) => Writer
  return make(fail, path, ...keys.map(({ write }) => write))
}

/** False where a writer may leave its key out. */
function isAlwaysWritten(schema: Schema): boolean {
  const { type, innerType, in: wire } = schema._zod.def as unknown as Definition
  if (type === 'nullable') return innerType !== undefined && isAlwaysWritten(innerType)
  if (type === 'pipe') return wire !== undefined && isAlwaysWritten(wire)
  return ['object', 'array', 'string', 'boolean', 'number', 'enum', 'literal'].includes(type)
}

function arrayWriter(element: Schema | undefined, path: string): Writer {
  if (!element) throw new Error(`${path}: an array without an element type`)
  const write = writerOf(element, `${path}[]`)
  return (value) => {
    if (!Array.isArray(value)) return fail(path, value)
    let text = '['
    for (const item of value) {
      const part = write(item) ?? 'null'
      text += text.length > 1 ? `,${part}` : part
    }
    return `${text}]`
  }
}

/** The few possible texts are written once, at start. */
function choiceWriter(schema: Schema, path: string): Writer {
  const texts = new Map<unknown, string>()
  for (const choice of schema._zod.values ?? []) texts.set(choice, JSON.stringify(choice))
  return (value) => texts.get(value) ?? fail(path, value)
}

/** A codec: our value goes through its encode, then the wire side checks and writes the result. */
function codecWriter(schema: Schema, definition: Definition, path: string): Writer {
  const encode = definition.reverseTransform
  const isOurs = definition.out && typeCheck(definition.out)
  if (!encode || !definition.in || !isOurs) return checkedWriter(schema, path)
  const inner = writerOf(definition.in, path)
  return (value) => (isOurs(value) ? inner(encode(value, {})) : fail(path, value))
}

/** Null for a type that only the schema itself can check. */
function typeCheck(schema: Schema): ((value: unknown) => boolean) | null {
  const definition = schema._zod.def as unknown as Definition
  if (hasRules(definition)) return null
  const { type, fn } = definition
  if (type === 'boolean' || type === 'bigint') return (value) => typeof value === type
  if (type === 'date') return (value) => value instanceof Date && !Number.isNaN(value.getTime())
  return type === 'custom' && fn ? (value) => Boolean(fn(value)) : null
}

function checkedWriter(schema: Schema, path: string): Writer {
  return (value) => {
    const encoded = z.safeEncode(schema, value)
    return encoded.success ? JSON.stringify(encoded.data) : fail(path, value)
  }
}

const innerOf = (definition: Definition): Schema => {
  if (!definition.innerType) throw new Error(`${definition.type} without an inner type`)
  return definition.innerType
}

const SHORT_TEXT = 64
/** Only quotes, back slashes, control characters and lone surrogates need JSON's escapes. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const NEEDS_ESCAPE = /["\\\u0000-\u001f\ud800-\udfff]/

const writeString = (text: string): string =>
  text.length < SHORT_TEXT && !NEEDS_ESCAPE.test(text) ? `"${text}"` : JSON.stringify(text)

/** The value itself stays out of the message: it may be private. */
function fail(path: string, value: unknown): never {
  const kind = value === null ? 'null' : typeof value
  throw new TypeError(`answer breaks the contract at ${path}: ${kind}`)
}
