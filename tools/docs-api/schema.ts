import type { Schema } from '@oriel/contract/endpoint'
import { toJSONSchema } from 'zod'

export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  format?: string
  default?: unknown
  [key: string]: unknown
}

/** The wire side of a schema: what really stands in the JSON. */
export function wireSchema(schema: Schema): JsonSchema {
  const made = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  delete made['$schema']
  return made
}

/** A schema in a few words, for tables. */
function typeWords(schema: JsonSchema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(' ')
  if (schema.anyOf) return schema.anyOf.map(typeWords).join(' or ')
  if (schema.type === 'array') return `list of ${typeWords(schema.items ?? {})}`
  if (schema.type === 'object') return 'object'
  if (schema.format) return `${String(schema.type)} (${schema.format})`
  return [schema.type ?? 'any'].flat().join(' or ')
}

/** Every field with its dotted path, nested ones too. */
export function fieldRows(schema: JsonSchema, prefix = ''): [string, string, string][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const label = `${prefix}${name}`
    const isNeeded = schema.required?.includes(name) && field.default === undefined
    const note = field.default === undefined ? '' : `default \`${JSON.stringify(field.default)}\``
    const row: [string, string, string] = [label, typeWords(field), isNeeded ? 'yes' : note]
    const variants = field.anyOf ?? [field]
    const inner = variants.flatMap((variant) => {
      const deeper = variant.type === 'array' ? (variant.items ?? {}) : variant
      return fieldRows(deeper, `${label}${variant.type === 'array' ? '[]' : ''}.`)
    })
    return [row, ...inner]
  })
}
