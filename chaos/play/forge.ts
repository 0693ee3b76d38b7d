import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { signRequest } from '@oriel/contract/provider-client'
import { betMoneyCall, winMoneyCall } from '@oriel/contract/provider/seamless'
import type { ProviderAccess } from '@oriel/dev-world/providers'
import type { Figure } from '../figures.ts'
import type { Member } from './members.ts'

export type Forger = { stop(): Promise<Figure[]> }

const EVERY_MS = 100
const TITLE = 'mines'
const FORGED_FLOOR = 3
/** By this name the judge finds what should not be there. */
export const FORGED = 'forged-'
const forgedName = (): string => `${FORGED}${randomUUID()}`

type Options = {
  readonly gateways: readonly number[]
  readonly access: ProviderAccess
  readonly members: readonly Member[]
  readonly random: () => number
}

/**
 * Asks the house for money that nobody owes: in a currency that the player does not play with, on a
 * bet that never was, and with a secret that is not the provider's. None of it may be done.
 */
export function startForger({ gateways, access, members, random }: Options): Forger {
  let [isOver, sent, answered] = [false, 0, 0]
  const forge = async (): Promise<void> => {
    const member = members[Math.floor(random() * members.length)]
    const move = { tx_id: forgedName(), round_id: randomUUID(), title: TITLE }
    const never = { currency: 'USD', amount: '5.0000', bet_tx_id: forgedName() }
    const otherCurrency = { currency: 'VND', amount: '100.0000' }
    const ways = [
      [betMoneyCall.path, otherCurrency, access.secret],
      [winMoneyCall.path, never, access.secret],
      [betMoneyCall.path, otherCurrency, access.secret],
      [betMoneyCall.path, { currency: 'USD', amount: '1.0000' }, randomUUID()],
    ] as const
    const [path, own, secret] = ways[sent % ways.length] ?? ways[0]
    const body = JSON.stringify({ member_ref: member?.ref ?? '', ...move, ...own })
    const house = { operator: access.operator, keyId: access.keyId, secret }
    const { headers } = signRequest(house, path, body, Date.now())
    const port = gateways[sent % gateways.length]
    sent += 1
    const url = `http://127.0.0.1:${port}/gp/${access.providerId}${path}`
    const late = AbortSignal.timeout(5_000)
    const answer = await fetch(url, { method: 'POST', headers, body, signal: late }).catch(
      () => null,
    )
    if (await answer?.text().catch(() => '')) answered += 1
  }
  const forging = (async () => {
    while (!isOver) {
      await forge()
      await pause(EVERY_MS)
    }
  })()
  return {
    async stop() {
      isOver = true
      await forging
      return [{ name: 'play forged', value: answered, floor: FORGED_FLOOR }]
    },
  }
}
