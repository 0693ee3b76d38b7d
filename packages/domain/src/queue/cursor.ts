/** Where a page begins: after this row, in the order of due time, amount and id. */
export type Place = {
  /** The due time in microseconds since 1970, which is as fine as the database orders. */
  readonly micros: bigint
  readonly amount: bigint
  readonly id: string
}

const CURSOR = /^(\d{1,17})\.(\d{1,19})\.(.{1,200})$/

export const writePlace = ({ micros, amount, id }: Place): string => `${micros}.${amount}.${id}`

/** Null for what no list has written. */
export function readPlace(text: string): Place | null {
  const [, micros, amount, id] = CURSOR.exec(text) ?? []
  if (micros === undefined || amount === undefined || id === undefined) return null
  return { micros: BigInt(micros), amount: BigInt(amount), id }
}
