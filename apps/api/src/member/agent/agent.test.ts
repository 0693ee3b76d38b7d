import {
  checkAgentDomainCall,
  memberInfoCall,
  validMessageCall,
} from '@oriel/contract/member/agent'
import { ORIEL } from '@oriel/dev-world/cast'
import { findAgent, setAgentState, type AgentState } from '@oriel/domain/introducer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

let people = 0
const somewhere = () => `198.51.${(people += 1)}.3`
const AGENT_HOST = 'agent.oriel.localhost'

describe('[S7.074] member info', () => {
  test.each([20_118, '20118'])('gives the currency of agent %j and nothing else', async (id) => {
    const { body } = await door.say(memberInfoCall, {
      from: somewhere(),
      body: { id, site_id: ORIEL },
    })
    expect(body).toMatchObject({ code: 100 })
    expect(body.data).toEqual({ currency: 'USD' })
  })

  test.each(['0', 'x', '99999', '1 OR 1=1', '2'.repeat(20)])(
    'answers 106 for the id %s, which no agent has',
    async (id) => {
      expect((await door.say(memberInfoCall, { from: somewhere(), body: { id } })).body.code).toBe(
        106,
      )
    },
  )

  test('answers 106 for an agent of another site', async () => {
    const said = await door.say(memberInfoCall, {
      host: SITE_TWO,
      from: somewhere(),
      body: { id: 20_118 },
    })
    expect(said.body.code).toBe(106)
  })

  test('limits how many agent numbers one address can try', async () => {
    const from = somewhere()
    const statuses = new Set<number>()
    for (let id = 20_000; id < 20_061; id += 1) {
      statuses.add((await door.say(memberInfoCall, { from, body: { id } })).status)
    }
    expect([...statuses]).toEqual([200, 429])
  })
})

everyReason(memberInfoCall, {
  agent_unknown: () => door.say(memberInfoCall, { from: somewhere(), body: { id: 99_999 } }),
})

describe('[S7.075] [S1.023] [S1.024] valid message', () => {
  const ask = async (body: Record<string, unknown>, host?: string) => {
    const where = { from: somewhere(), ...(host !== undefined && { host }) }
    const said = await door.say(validMessageCall, { ...where, body })
    expect(said.body.code).toBe(100)
    return said.body.data
  }

  test('accepts the link of an active agent or recommender', async () => {
    const valid = { is_valid: 1, message: null }
    expect(await ask({ agent_id: 20_118 })).toEqual({ ...valid, currency: 'USD' })
    expect(await ask({ recommend_code: 'mkh5w8' })).toEqual({ ...valid, currency: 'VND' })
    expect(await ask({ agent_id: '20118', currency: 'USD' })).toMatchObject(valid)
  })

  test.each([
    ['[S8.110]', { recommend_code: 'MEL6Y9' }, 'signup.err_disabled_recommend'],
    ['[S8.110]', { recommend_code: 'PAS7Z4' }, 'signup.err_disabled_recommend'],
    ['[S8.110]', { recommend_code: 'ZZZZ99' }, 'signup.err_disabled_recommend'],
    ['[S8.110]', { recommend_code: '!' }, 'signup.err_disabled_recommend'],
    ['[S8.111]', { agent_id: 20_334 }, 'signup.err_disabled_agent'],
    ['[S8.111]', { agent_id: 20_442 }, 'signup.err_disabled_agent'],
    ['[S8.111]', { agent_id: 99_999 }, 'signup.err_disabled_agent'],
    ['[S8.112]', { agent_id: 20_118, currency: 'VND' }, 'signup.err_currency_closed'],
  ])('%s refuses %j', async (_, body, message) => {
    expect(await ask(body)).toMatchObject({ is_valid: 0, message })
  })

  test('[S8.112] a currency that the site does not offer is not open', async () => {
    const asked = { agent_id: 30_118, currency: 'USD' }
    expect(await ask(asked, SITE_TWO)).toMatchObject({
      is_valid: 0,
      message: 'signup.err_currency_closed',
    })
  })

  test('is invalid without an agent id and without a recommend code', async () => {
    expect(await ask({})).toEqual({ is_valid: 0, currency: null, message: null })
  })
})

describe('[S7.076] agent domain', () => {
  const ask = async (host: string, body: Record<string, unknown> = {}) =>
    (await door.say(checkAgentDomainCall, { host, body })).body.data
  const none = { is_valid: 0, currency: null, agent_id: null }

  test('an agent’s own host names its agent and currency', async () => {
    const own = { is_valid: 1, currency: 'USD', agent_id: '20118' }
    expect(await ask(AGENT_HOST)).toEqual(own)
    expect(await ask(AGENT_HOST, { host: AGENT_HOST, site_id: ORIEL })).toEqual(own)
  })

  test('decides by the host of the connection, not by the host in the body', async () => {
    expect(await ask('oriel.localhost')).toEqual(none)
    expect(await ask('oriel.localhost', { host: AGENT_HOST })).toEqual(none)
    expect(await ask(AGENT_HOST, { host: 'oriel.localhost' })).toEqual(none)
  })

  test('the host of a disabled agent names no agent', async () => {
    const agent = await findAgent(door.database.rows, ORIEL, 20_118)
    if (!agent) throw new Error('the story tells of this agent')
    const set = (state: AgentState) => setAgentState(door.database, agent.id, state)
    await set('disabled')
    expect(await ask(AGENT_HOST)).toEqual(none)
    await set('active')
  })
})
