import { createPage } from '@oriel/conformance/studio-page'
import { applies, makePortGround, type PortGround } from '@oriel/providers/testing/ground'
import { portsOf } from '@oriel/providers/testing/open-port'
import { PORT_CASES } from '@oriel/providers/testing/port-cases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addKey, keepOperator } from '../operator/operators.ts'
import {
  LOBBY_URL,
  openListening,
  type Listening,
  type ListeningStudio,
} from '../testing/listen-studio.ts'
import { checkBooks } from '../wallet/check.ts'

const CASES_AT_LEAST = 60

let open: ListeningStudio
let door: Listening
beforeAll(async () => {
  open = await openListening()
  door = await open.listen()
})
afterAll(async () => {
  await door.close()
  await open.close()
})

async function groundOf(wallet: 'transfer' | 'seamless'): Promise<PortGround> {
  const operator = `port-${wallet}`
  const { id } = await keepOperator(open.studio, {
    code: operator,
    name: operator,
    wallet,
    callbackUrl: wallet === 'seamless' ? 'http://127.0.0.1:1' : null,
    lobbyOrigins: [new URL(LOBBY_URL).origin],
    paceMs: 0,
  })
  const secret = await addKey(open.studio, id, 'first')
  const way = { dialect: 'studio', wallet, url: door.base, operator, keyId: 'first' } as const
  return makePortGround({
    ...portsOf({ ...way, secret }),
    currency: 'USD',
    otherCurrency: 'THB',
    title: 'triple-sevens',
    unknownTitle: 'no-such-title',
    lobbyUrl: LOBBY_URL,
    page: createPage(door.base),
  })
}

const NEEDED = { transfer: /^(no-cancel|step|seamless)$/, seamless: /./ } as const

describe.each(['transfer', 'seamless'] as const)('the port to the studio, %s', (wallet) => {
  let ground: PortGround
  beforeAll(async () => {
    ground = await groundOf(wallet)
  })
  test.each(PORT_CASES.map((one) => [one.group, one.what, one] as const))(
    '%s: %s',
    async (_group, _what, one) => {
      if (!applies(one, ground)) return expect(one.needs).toMatch(NEEDED[wallet])
      await expect(one.run(ground)).resolves.toBeUndefined()
    },
  )
  test('its books are right afterwards', async () => {
    const own = PORT_CASES.filter((one) => applies(one, ground))
    expect(own.length).toBeGreaterThanOrEqual(wallet === 'transfer' ? CASES_AT_LEAST : 10)
    expect(await checkBooks(open.studio)).toEqual([])
  })
})
