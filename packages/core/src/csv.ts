import { isNumeric } from './checks.ts'

/** A cell that begins like this is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/

/** As RFC 4180 writes a cell; text that a spreadsheet would run is told to be text. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !isNumeric(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
