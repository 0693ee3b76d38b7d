import { sqlState } from './database.ts'

/** Nobody answers at the address, or the connection broke. */
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/**
 * What PostgreSQL says while it starts, stops, changes places or is full: shutdown, starting, too
 * many connections, disk or memory full, and read-only, as a standby is.
 */
const SERVER: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '25006',
])
const CONNECTION_CLASS = '08'
/** The driver has no codes for these. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/**
 * Whether the database was away or could not write, so that nothing is wrong with what was asked. A
 * statement that took too long is no outage: it may do so every time.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = sqlState(error)
  if (NETWORK.has(code) || SERVER.has(code) || code.startsWith(CONNECTION_CLASS)) return true
  return code === '' && DRIVER.test(error.message)
}
