import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** Turns a value of ours into JSON text of the wire; throws when the value breaks the contract. */
export type Encoder = (value: unknown) => string

/**
 * Compiles a schema into one function per node that checks and encodes in a single pass; what comes
 * out is plain and of one shape, which the engine's own JSON writer is fastest with. What is to be
 * around it is written in the same stroke: text that is joined later is copied once more.
 */
export function compileEncoder(
  schema: Schema,
  wrap: (encoded: unknown) => unknown = (encoded) => encoded,
): Encoder {
  const encode = encodeOf(schema, '$')
  return (value) => JSON.stringify(wrap(encode(value) ?? null))
}

/** Undefined stands for "leave this key out". */
type Encode = (value: unknown) => unknown

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

function encodeOf(schema: Schema, path: string): Encode {
  const definition = schema._zod.def as unknown as Definition
  if (hasRules(definition)) return checked(schema, path)
  switch (definition.type) {
    case 'object':
      return objectOf(definition.shape ?? {}, path)
    case 'array':
      return arrayOf(definition.element, path)
    case 'string':
    case 'boolean': {
      const { type } = definition
      return (value) => (typeof value === type ? value : fail(path, value))
    }
    case 'number': {
      const isRight = definition.format === undefined ? Number.isFinite : Number.isSafeInteger
      return (value) => (isRight(value) ? value : fail(path, value))
    }
    case 'enum':
    case 'literal': {
      const choices = new Set<unknown>(schema._zod.values)
      return (value) => (choices.has(value) ? value : fail(path, value))
    }
    case 'nullable': {
      const inner = encodeOf(innerOf(definition), path)
      return (value) => (value === null ? null : inner(value))
    }
    case 'optional': {
      const inner = encodeOf(innerOf(definition), path)
      return (value) => (value === undefined ? undefined : inner(value))
    }
    case 'pipe':
      return codecOf(schema, definition, path)
    default:
      return checked(schema, path)
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

/**
 * Each object of the contract gets a function of its own, made from its key names: the engine then
 * knows every property's place, which a loop over names would hide from it.
 */
function objectOf(shape: Record<string, Schema>, path: string): Encode {
  const keys = Object.keys(shape)
  const names = keys.map((_key, index) => `encode${index}`)
  const entries = keys.map((key, index) => {
    const name = JSON.stringify(key)
    return `${name}: ${names[index]}(value[${name}])`
  })
  const code = `return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, value)
    return { ${entries.join(', ')} }
  }`
  // oxlint-disable-next-line typescript/no-implied-eval -- only quoted names of the contract in it
  const make = new Function('fail', 'path', ...names, code) as (...parts: unknown[]) => Encode
  const encodes = Object.entries(shape).map(([key, schema]) => encodeOf(schema, `${path}.${key}`))
  return make(fail, path, ...encodes)
}

function arrayOf(element: Schema | undefined, path: string): Encode {
  if (!element) throw new Error(`${path}: an array without an element type`)
  const encode = encodeOf(element, `${path}[]`)
  return (value) => {
    if (!Array.isArray(value)) return fail(path, value)
    const encoded: unknown[] = []
    for (const item of value) encoded.push(encode(item))
    return encoded
  }
}

/** A codec: our value goes through its encode, then the wire side checks the result. */
function codecOf(schema: Schema, definition: Definition, path: string): Encode {
  const encode = definition.reverseTransform
  const isOurs = definition.out && typeCheck(definition.out)
  if (!encode || !definition.in || !isOurs) return checked(schema, path)
  const inner = encodeOf(definition.in, path)
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

function checked(schema: Schema, path: string): Encode {
  return (value) => {
    const encoded = z.safeEncode(schema, value)
    return encoded.success ? encoded.data : fail(path, value)
  }
}

const innerOf = (definition: Definition): Schema => {
  if (!definition.innerType) throw new Error(`${definition.type} without an inner type`)
  return definition.innerType
}

/** The value itself stays out of the message: it may be private. */
function fail(path: string, value: unknown): never {
  const kind = value === null ? 'null' : typeof value
  throw new TypeError(`answer breaks the contract at ${path}: ${kind}`)
}
