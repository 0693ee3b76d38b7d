import { setTimeout as wait } from 'node:timers/promises'
import { launchGameCall } from '@oriel/contract/provider/play'
import { get, refusal, say } from '../asking.ts'
import type { Group } from '../case.ts'
import { holds, many, same } from '../check.ts'
import { feedEnd, readUntil, roundsOf } from '../feed.ts'
import { balanceOf, launchOf, move, newPlayer, richPlayer, sitDown } from '../players.ts'
import { otherLobbies } from './lobby-corpus.ts'

const BAD_REQUEST = 400
const LIFE_MS = 60_000
/** Clocks of the two sides may be this far apart. */
const CLOCKS_APART_MS = 30_000
const AT_ONCE = 10

export const launch: Group = {
  name: 'launch',
  first: 1001,
  cases: [
    {
      what: 'an address for a browser, good for a minute and no longer',
      async run(ground) {
        const player = await newPlayer(ground)
        const { url, expires_at } = await get(ground, launchGameCall, launchOf(ground, player))
        holds(`it is ${url}`, /^https?:\/\//.test(url) && URL.canParse(url))
        const lifeMs = Date.parse(expires_at) - Date.now()
        const isNear = Math.abs(lifeMs - LIFE_MS) < CLOCKS_APART_MS
        holds(`it is good until ${expires_at}`, isNear)
      },
    },
    {
      what: 'an address does not tell who it is for, and no two are the same',
      async run(ground) {
        const player = await newPlayer(ground)
        const urls = await many(AT_ONCE, () =>
          get(ground, launchGameCall, launchOf(ground, player)),
        )
        same('how many there are', new Set(urls.map(({ url }) => url)).size, AT_ONCE)
        const telling = urls.filter(({ url }) => url.includes(player.member_ref))
        same('those that tell the name', telling, [])
      },
    },
    {
      what: 'an address opens its game once',
      needs: 'page',
      async run(ground) {
        const player = await newPlayer(ground)
        const { url } = await get(ground, launchGameCall, launchOf(ground, player))
        holds('it does not open', (await ground.page?.sit(url)) !== null)
        same('opened again', await ground.page?.sit(url), null)
      },
    },
    {
      what: 'an address followed ten times at once opens once',
      needs: 'page',
      async run(ground) {
        const player = await newPlayer(ground)
        const { url } = await get(ground, launchGameCall, launchOf(ground, player))
        const seats = await many(AT_ONCE, async () => ground.page?.sit(url))
        same('how often it opened', seats.filter((seat) => seat !== null).length, 1)
      },
    },
    {
      what: 'the player finds the money that was brought',
      needs: 'page',
      async run(ground) {
        const player = await richPlayer(ground, '12.34')
        const seat = await sitDown(ground, player)
        same('what they have', [seat.balance, seat.isDemo], [123_400n, false])
      },
    },
    {
      what: 'titles nobody knows',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = launchOf(ground, player, { title: 'no-such-title' })
        same('the reason', await refusal(ground, launchGameCall, asked), 'title_unknown')
        for (const title of ['', '../play', 'A Title', 'x'.repeat(41), null]) {
          const { status } = await say(ground, launchGameCall, { ...asked, title })
          same(`the status of ${JSON.stringify(title)}`, status, BAD_REQUEST)
        }
      },
    },
    {
      what: 'lobbies that are not of this house, however they are written',
      async run(ground) {
        const player = await newPlayer(ground)
        for (const lobby_url of otherLobbies(ground.lobbyUrl)) {
          const asked = { ...launchOf(ground, player), lobby_url }
          const { status, body } = await say(ground, launchGameCall, asked)
          const isNo = status === BAD_REQUEST || body.includes('"lobby_not_allowed"')
          holds(`${JSON.stringify(lobby_url)} is answered with ${status} ${body}`, isNo)
        }
      },
    },
    {
      what: 'other pages of the same lobby',
      async run(ground) {
        const player = await newPlayer(ground)
        const { origin } = new URL(ground.lobbyUrl)
        for (const lobby_url of [`${origin}/`, `${origin}/a/b?c=d&e=%2F#f`]) {
          await get(ground, launchGameCall, launchOf(ground, player, { lobby_url }))
        }
      },
    },
    {
      what: 'languages, devices and names of launches that are none',
      async run(ground) {
        const right = launchOf(ground, await newPlayer(ground))
        for (const wrong of [
          { locale: 'xx_XX' },
          { locale: 'en' },
          { device: 'fridge' },
          { launch_id: 'short' },
          { launch_id: 'with space and more' },
          { demo: 'false' },
          { demo: 0 },
        ]) {
          const { status } = await say(ground, launchGameCall, { ...right, ...wrong })
          same(`the status of ${JSON.stringify(wrong)}`, status, BAD_REQUEST)
        }
      },
    },
    {
      what: 'a demo has no money of the player, and gives none',
      needs: 'page',
      async run(ground) {
        const player = await richPlayer(ground, '5')
        const seat = await sitDown(ground, player, { demo: true })
        same('whether it is a demo', seat.isDemo, true)
        holds('there is nothing to play with', seat.balance > 0n)
        const played = await seat.play()
        holds('there is no round', played !== null)
        same('the balance', await balanceOf(ground, player), 50_000n)
        same('what goes out', (await move(ground, player, 'out', 'all')).amount, 50_000n)
      },
    },
    {
      what: 'a demo is not told in the feed',
      needs: 'page',
      async run(ground) {
        const from = await feedEnd(ground)
        const player = await richPlayer(ground, '20')
        const demo = await (await sitDown(ground, player, { demo: true })).play()
        // The round for money that is played after it is told: then the demo is not late.
        const real = await (await sitDown(ground, player)).play()
        holds('there are no rounds', demo !== null && real !== null)
        const told = roundsOf(await readUntil(ground, from, [real.roundId]), player)
        same(
          'what is told',
          told.map(({ round_id }) => round_id),
          [real.roundId],
        )
      },
    },
    {
      what: 'an address does not open after a minute',
      needs: 'slow',
      async run(ground) {
        const player = await newPlayer(ground)
        const { url } = await get(ground, launchGameCall, launchOf(ground, player))
        await wait(LIFE_MS + 1_000)
        same('what opens', await ground.page?.sit(url), null)
      },
    },
  ],
}
