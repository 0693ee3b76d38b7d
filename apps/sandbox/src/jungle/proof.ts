import { createHash } from 'node:crypto'
import { isText } from '../simulator/secrets.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Clocks of two sides may differ when a day turns. */
const CLOCKS_APART_MS = 300_000
const PROVEN = /^(?<question>.*)&Key=(?<salt>[0-9a-f]{8})(?<digest>[0-9a-f]{64})$/

/** Whether a question came from who knows a secret of this agent, as it was sent. */
export function isProven(
  text: string,
  agent: string,
  secrets: readonly string[],
  atMs: number,
): boolean {
  const { question = '', salt = '', digest = '' } = PROVEN.exec(text)?.groups ?? {}
  if (agent === '' || new URLSearchParams(question).get('AgentId') !== agent) return false
  const days = [-CLOCKS_APART_MS, 0, CLOCKS_APART_MS].map((apart) =>
    new Date(atMs + apart).toISOString().slice(0, 10),
  )
  const right = secrets.flatMap((secret) =>
    days.map((day) => {
      const dayKey = sha256(`${day}.${agent}.${secret}`)
      return isText(digest, sha256(`${salt}.${question}.${dayKey}`))
    }),
  )
  return right.includes(true)
}
