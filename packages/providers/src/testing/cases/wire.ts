import type { Fetch } from '../../asking.ts'
import { isDone, isUnknown, same } from '../check.ts'
import { balanceOf, newPlayer, ONE, richPlayer, transferOf, type PortCase } from '../ground.ts'

const group = 'wire'
type Run = PortCase['run']
const wire = (what: string, run: Run, needs: PortCase['needs'] = 'transfer'): PortCase => ({
  group,
  what,
  needs,
  run,
})

const real: Fetch = (url, init) => globalThis.fetch(url, init)
const instead =
  (status: number, body: string): Fetch =>
  async () =>
    new Response(body, { status })
/** It is done, and the answer is changed on its way back. */
const changed =
  (change: (text: string, answer: Response) => Response): Fetch =>
  async (url, init) => {
    const answer = await real(url, init)
    return change(await answer.text(), answer)
  }
const cut: Fetch = async (url, init) => {
  await real(url, init)
  throw new TypeError('the connection ended')
}
const lost: Fetch = () => Promise.reject(new TypeError('the connection ended'))

/** A transfer whose answer cannot be believed although it was done: found out, and done once. */
const doneUnheard =
  (fetch: Fetch): Run =>
  async (ground) => {
    const one = await newPlayer(ground)
    const asked = transferOf(ground, one, 'in', ONE)
    isUnknown('the answer', await ground.portOver(fetch).transfer(asked))
    const fate = isDone('its status', await ground.port.transferStatus(asked))
    same('its status', fate.state, 'applied')
    await ground.port.transfer(asked)
    same('the balance', await balanceOf(ground, one), ONE)
  }

/** A transfer that never came: not found, and sent again it is done. */
const neverDone =
  (fetch: Fetch): Run =>
  async (ground) => {
    const one = await newPlayer(ground)
    const asked = transferOf(ground, one, 'in', ONE)
    isUnknown('the answer', await ground.portOver(fetch).transfer(asked))
    const fate = isDone('its status', await ground.port.transferStatus(asked))
    same('its status', fate, { state: 'not_found' })
    same('the balance', await balanceOf(ground, one), 0n)
    isDone('sent again', await ground.port.transfer(asked))
    same('then', await balanceOf(ground, one), ONE)
  }

const readsUnknown =
  (fetch: Fetch): Run =>
  async (ground) => {
    const one = await richPlayer(ground, ONE)
    const port = ground.portOver(fetch)
    isUnknown('balance', await port.balance(one))
    isUnknown('status', await port.transferStatus(transferOf(ground, one, 'in', ONE)))
    isUnknown('kick', await port.kick(one))
    isUnknown('rounds', await port.rounds({ cursor: '', count: 1 }))
  }

export const wires: readonly PortCase[] = [
  wire('the connection ends before it came', neverDone(lost)),
  wire('the connection ends after it was done', doneUnheard(cut)),
  wire('status 500 instead of it', neverDone(instead(500, '{}'))),
  wire(
    'status 502 after it was done',
    doneUnheard(changed((text) => new Response(text, { status: 502 }))),
  ),
  wire(
    'status 404 instead of it',
    neverDone(instead(404, '{"ok":false,"reason":"insufficient_funds"}')),
  ),
  wire(
    'a page of HTML after it was done',
    doneUnheard(changed(() => new Response('<html></html>'))),
  ),
  wire(
    'half of the answer',
    doneUnheard(changed((text) => new Response(text.slice(0, text.length / 2)))),
  ),
  wire('an empty answer', doneUnheard(changed(() => new Response('')))),
  wire(
    'the answer with another amount in it',
    doneUnheard(
      changed(
        (text, { headers }) => new Response(text.replaceAll(/1(00|\.00)/g, '2$1'), { headers }),
      ),
    ),
  ),
  wire('a redirect', neverDone(instead(302, ''))),
  wire('reads know nothing without an answer', readsUnknown(lost)),
  wire('reads know nothing from status 503', readsUnknown(instead(503, 'busy'))),
  wire('reads know nothing from what is no answer', readsUnknown(instead(200, '[]'))),
  wire('a secret the provider does not know moves nothing and learns nothing', async (ground) => {
    const one = await richPlayer(ground, ONE)
    const stranger = ground.strangerPort()
    isUnknown('out', await stranger.transfer(transferOf(ground, one, 'out', ONE)))
    isUnknown('balance', await stranger.balance(one))
    isUnknown('rounds', await stranger.rounds({ cursor: '', count: 1 }))
    same('the balance', await balanceOf(ground, one), ONE)
  }),
  {
    group,
    what: 'launching knows nothing without an answer',
    async run(ground) {
      const one = await newPlayer(ground)
      const port = ground.portOver(lost)
      isUnknown('player', await port.ensurePlayer(one))
      isUnknown('kick', await port.kick(one))
    },
  },
]
