import type { AnyEndpoint } from '@oriel/contract/endpoint'
import * as z from 'zod/mini'

/** As much of JSON Schema as inputs of calls are made of. */
type Shape = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minItems?: number
  readonly minimum?: number
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
}

/** One of these fits every text that is asked for; a new kind of text adds its own. */
const TEXTS = [
  'A reason with enough words',
  'some text',
  '1',
  '10.0000',
  'support',
  'GPOR',
  'PSBR',
  '0190a0a0-0000-7000-8000-000000000001',
  '2026-01-31',
  '2026-01-31T10:00:00Z',
  '0'.repeat(64),
]

/** A body that names everything a call must be told, of the kind it asks for. */
export const fullBody = (call: AnyEndpoint): unknown =>
  sample(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Shape, call.path)

function sample(shape: Shape, at: string): unknown {
  const [first] = shape.enum ?? shape.anyOf ?? shape.oneOf ?? []
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return first
  if (shape.anyOf ?? shape.oneOf) return sample(first as Shape, at)
  if (shape.type === 'string') return text(shape, at)
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1)
  if (shape.type === 'boolean') return true
  if (shape.type === 'array') {
    return Array.from({ length: shape.minItems ?? 0 }, () => sample(shape.items ?? {}, at))
  }
  const { properties = {}, required = [] } = shape
  return Object.fromEntries(
    required.map((name) => [name, sample(properties[name] ?? {}, `${at} ${name}`)]),
  )
}

function text(
  { format, pattern = '', minLength = 0, maxLength = Infinity }: Shape,
  at: string,
): string {
  if (format === 'uri') return 'https://office.example'
  const fits = new RegExp(pattern)
  const found = TEXTS.find(
    (one) => fits.test(one) && one.length >= minLength && one.length <= maxLength,
  )
  if (found === undefined) throw new Error(`${at}: no sample fits ${pattern}`)
  return found
}
