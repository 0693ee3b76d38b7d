/** An id of two digits and its value, as payment codes write them: id, length in bytes, value. */
export type Field = readonly [id: string, value: string]

const HEAD = 4
const LENGTH_MAX = 99

export function writeField([id, value]: Field): string {
  const { length } = new TextEncoder().encode(value)
  if (length === 0 || length > LENGTH_MAX) throw new Error(`field ${id} would take ${length} bytes`)
  return id + String(length).padStart(2, '0') + value
}

/** Null where a length goes past the end, an id comes twice, or something is no field at all. */
export function readFields(text: string): Field[] | null {
  const bytes = new TextEncoder().encode(text)
  const fields = new Map<string, string>()
  let at = 0
  while (at < bytes.length) {
    const head = /^([0-9]{2})([0-9]{2})$/.exec(decode(bytes.subarray(at, at + HEAD)))
    const [, id = '', length = ''] = head ?? []
    const end = at + HEAD + Number(length)
    if (!head || Number(length) === 0 || end > bytes.length || fields.has(id)) return null
    fields.set(id, decode(bytes.subarray(at + HEAD, end)))
    at = end
  }
  return [...fields]
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

export const findField = (fields: readonly Field[], id: string): string | null =>
  fields.find((field) => field[0] === id)?.[1] ?? null
