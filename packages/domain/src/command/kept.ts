import type { Keys } from '@oriel/keys/keys'
import * as z from 'zod/mini'
import type { Command } from './shape.ts'

/** What was sent, as this command takes it; null when it is something else. */
export function readInput(one: Command, body: unknown): { readonly value: unknown } | null {
  const read = z.safeParse(one.input, body)
  return read.success ? { value: read.data } : null
}

/** The input as it is kept with a proposal: what is personal is sealed about the proposal. */
export function keepInput(one: Command, keys: Keys, about: string, input: unknown): unknown {
  return mapSealed(one, input, (value) => {
    return keys.seal('personal', JSON.stringify(value), `proposal ${about}`).toString('base64')
  })
}

export function openInput(one: Command, keys: Keys, about: string, kept: unknown): unknown {
  return mapSealed(one, kept, (value) => {
    const plain = keys.open('personal', Buffer.from(String(value), 'base64'), `proposal ${about}`)
    if (!plain) throw new Error('the input of a proposal does not open: the ring lacks its key')
    return JSON.parse(plain.toString()) as unknown
  })
}

function mapSealed(one: Command, input: unknown, change: (value: unknown) => unknown): unknown {
  const names: readonly string[] = one.sealed ?? []
  if (names.length === 0) return input
  const entries = Object.entries(input as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, names.includes(name) ? change(value) : value]),
  )
}
