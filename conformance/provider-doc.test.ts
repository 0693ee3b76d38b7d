import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ProviderCall } from '@oriel/contract/provider-call'
import * as play from '@oriel/contract/provider/play'
import * as round from '@oriel/contract/provider/round'
import * as seamless from '@oriel/contract/provider/seamless'
import * as wallet from '@oriel/contract/provider/wallet'
import { expect, test } from 'vitest'
import { CASES } from './cases.ts'
import { answerSignature, sign } from './signing.ts'

const text = readFileSync(path.resolve(import.meta.dirname, '../docs/provider.md'), 'utf8')
const found = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''

const isCall = (value: unknown): value is ProviderCall =>
  typeof value === 'object' && value !== null && 'reasons' in value
const calls = [play, wallet, round, seamless].flatMap((module): ProviderCall[] =>
  Object.values(module).filter(isCall),
)

test('the signatures of the example are those of its bytes', () => {
  const key = { operator: 'house', keyId: 'first', secret: found(/With the secret `([^`]+)`/) }
  const [body, answer] = [found(/^(\{"member_ref".*\})$/m), found(/^(\{"ok":true,"data".*\})$/m)]
  const atMs = Number(found(/x-oriel-time: (\d+)/))
  const request = sign(key, '/operator/v1/transfer', body, {
    atMs,
    nonce: found(/x-oriel-nonce: (\S+)/),
  })
  const [asked, answered] = text.match(/(?<=x-oriel-signature: )[0-9a-f]{64}/g) ?? []
  expect(request.headers['x-oriel-signature']).toBe(asked)
  expect(answerSignature(key, request.nonce, 200, answer)).toBe(answered)
  expect(text.match(/\{"member_ref":"m-1001".*?\}/g)).toEqual([body, body])
})

test('every call stands in it, with every reason it may refuse for', () => {
  expect(calls.length).toBe(17)
  for (const { path: called, reasons } of calls) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${called}\``)) ?? ''
    const isLike = row.includes('as bet |')
    const missing = reasons.filter((reason) => !isLike && !row.includes(`\`${reason}\``))
    expect([called, row === '', missing]).toEqual([called, false, []])
  }
})

test('the groups of the kit stand in it, with their numbers', () => {
  const groups = Map.groupBy(CASES, ({ group }) => group)
  expect(CASES.length).toBeGreaterThanOrEqual(60)
  for (const [group, cases] of groups) {
    expect(text).toContain(`| ${group} | ${cases[0]?.number} | ${cases.length} |`)
  }
})
