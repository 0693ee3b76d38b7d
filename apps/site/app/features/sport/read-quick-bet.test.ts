import type { Client } from '@oriel/contract/client'
import { sportQuickBetCall } from '@oriel/contract/member/sport'
import { checkIframeCall } from '@oriel/contract/site/sport'
import { expect, test } from 'vitest'
import { readQuickBet } from './read-quick-bet.ts'

const URL_GIVEN = 'https://studio.example/quick-bet#once'
const given = { ok: true, value: { detail: { url: URL_GIVEN, gp_id: 'GPOR' } } }
const refusal = (reason: string) => ({ ok: false, reason, message: `no: ${reason}` })

async function read(answers: Record<string, unknown>) {
  const asked: [string, unknown][] = []
  const call = (async ({ path }: { path: string }, input: unknown) => {
    asked.push([path, input])
    return answers[path]
  }) as unknown as Client
  const who = { currency: 'USD', domain: 'oriel.localhost' } as const
  const found = await readQuickBet(call, { mode: 'desktop' }, who, new AbortController().signal)
  return { found, asked }
}

test('the address is fetched, its page is checked, and then it is shown [S4.086]', async () => {
  const { found, asked } = await read({
    [sportQuickBetCall.path]: given,
    [checkIframeCall.path]: { ok: true, value: { ok: true } },
  })
  expect(found).toEqual({ ok: true, value: { url: URL_GIVEN } })
  expect(asked).toEqual([
    [sportQuickBetCall.path, { currency: 'USD', domain: 'oriel.localhost', support_device: 0 }],
    [checkIframeCall.path, { url: URL_GIVEN }],
  ])
})

test('what fails its check is not shown, and says so [S8.114]', async () => {
  const { found } = await read({
    [sportQuickBetCall.path]: given,
    [checkIframeCall.path]: refusal('sport_address_refused'),
  })
  expect(found).toMatchObject({ ok: false, message: 'no: sport_address_refused' })
})

test('without an address there is nothing to check', async () => {
  const { found, asked } = await read({ [sportQuickBetCall.path]: refusal('sport_unreachable') })
  expect([found.ok, asked.length]).toEqual([false, 1])
})

test('a site without a sportsbook is no failure', async () => {
  const { found } = await read({ [sportQuickBetCall.path]: refusal('sport_unknown') })
  expect(found).toEqual({ ok: true, value: { url: null } })
})
