import { forEachOf } from '@oriel/core/each'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { lockMember } from '@oriel/domain/member'
import { findHoldings, makeKnown, playerOf, type ProviderPort } from '@oriel/domain/provider'
import {
  driveTransfer,
  findOpenTransfer,
  isTransferDue,
  openInAll,
  openOut,
  type Driver,
  type Opened,
  type Transfer,
} from '@oriel/domain/transfer'
import { isPlayOff } from '@oriel/domain/switch'
import { timeZoneOf } from '@oriel/domain/site'
import { changedFact } from './fact.ts'
import { openHome } from './home.ts'
import {
  againMs,
  HOME_BUDGET_MS,
  IN_ROUND_AGAIN_MS,
  LOOK_AGAIN_MS,
  START_GIVE_UP_MS,
  type LeftBecause,
  type Play,
  type PlayId,
  type StartFailure,
} from './rules.ts'
import * as store from './store.ts'

/**
 * Brings a play as far as it can go: to the game, or home. Safe to call at any time by anybody:
 * what was done before a death is found in the rows, and references make every call safe to repeat.
 */
export async function followPlay(driver: Driver, id: PlayId): Promise<Play | null> {
  await driver.at?.('take play')
  const play = await store.take(driver.database.rows, id)
  if (!play) return store.find(driver.database.rows, id)
  const port = await driver.providers.port(play.providerId)
  if (!port) await leaveBecause(driver, play, 'provider_unavailable')
  else if (play.state === 'starting') await toTheGame(driver, port, play)
  else await goHome(driver, port, play)
  return store.find(driver.database.rows, id)
}

async function toTheGame(driver: Driver, port: ProviderPort, play: Play): Promise<void> {
  const known = await makeKnown(driver.database.rows, port, play)
  await driver.at?.('known')
  if (known === 'refused') return leaveBecause(driver, play, 'play_not_allowed')
  if (known === 'unknown') return againOr(driver, play, 'provider_unavailable')
  if (!(await bringOthersHome(driver, play))) return lookAgain(driver, play)
  if (port.caps.wallet === 'transfer') {
    const sent = await sendMoney(driver, port, play)
    if (sent === 'gone') return
    if (sent === 'off') return leaveBecause(driver, play, 'maintenance')
    if (sent === 'pending') {
      const isOld = await store.isOlderThan(driver.database.rows, play, START_GIVE_UP_MS)
      return isOld ? leaveBecause(driver, play, 'transfer_failed') : lookAgain(driver, play)
    }
    if (sent === 'failed') return leaveBecause(driver, play, 'transfer_failed')
  }
  await driver.at?.('before launch')
  if (await isSwitchedOff(driver, play)) return leaveBecause(driver, play, 'maintenance')
  const launched = await port.launch({
    player: playerOf(play.memberId, play.currency),
    launchId: play.id,
    title: await store.titleOf(driver.database.rows, play.gameId),
    locale: play.locale,
    timeZone: await timeZoneOf(driver.database.rows, play.siteId),
    device: play.device,
    lobbyUrl: play.lobbyUrl,
    demo: false,
  })
  await driver.at?.('launched')
  if (launched.kind === 'unknown') return againOr(driver, play, 'provider_unavailable')
  if (launched.kind === 'refused') return leaveBecause(driver, play, failureOf(launched.reason))
  await moveOn(driver, play, { state: 'playing', url: launched.value.url })
}

async function isSwitchedOff({ database: { rows } }: Driver, play: Play): Promise<boolean> {
  const { siteId, providerId, gameId } = play
  const typeId = await store.typeOf(rows, gameId)
  return isPlayOff(rows, { siteId, providerId, typeId, gameId })
}

const failureOf = (reason: string): StartFailure =>
  reason === 'maintenance'
    ? 'maintenance'
    : reason === 'title_unknown'
      ? 'game_unknown'
      : 'play_not_allowed'

/**
 * Transfers balances of other providers back, concurrently. Returns true when all transfers have
 * ended or `HOME_BUDGET_MS` has passed; the remaining transfers go on without the launch.
 */
async function bringOthersHome(driver: Driver, play: Play): Promise<boolean> {
  const isOther = (holding: { providerId: string; currency: string }) =>
    holding.providerId !== play.providerId || holding.currency !== play.currency
  const { siteId, memberId } = play
  const asked = { siteId, memberId, cause: 'play', causeId: play.id, from: isOther } as const
  const opened = await openHome(driver.database, asked)
  await driver.at?.('others asked home')
  const all = await Promise.all(opened.map((one) => drive(driver, one)))
  if (all.every(({ endedAt }) => endedAt !== null)) return true
  return store.isOlderThan(driver.database.rows, play, HOME_BUDGET_MS)
}

type Sent = 'sent' | 'pending' | 'failed' | 'gone' | 'off'

/** All a member may play with goes along. With nothing, the game opens all the same. */
async function sendMoney(driver: Driver, port: ProviderPort, play: Play): Promise<Sent> {
  const { siteId, memberId, providerId, currency } = play
  const draft = { siteId, memberId, providerId, currency, cause: 'play', causeId: play.id } as const
  // What is on its way already, from before a death or home from here, ends first.
  const before = await findOpenTransfer(driver.database.rows, memberId, providerId)
  if (before && !(await drive(driver, { transfer: before, isNew: false })).endedAt) return 'pending'
  const isWanted = (work: Work) => store.isStill(work, play)
  const opened = await openInAll(driver, draft, port.caps.step, isWanted)
  await driver.at?.('money held')
  if (opened === 'gone' || opened === 'off') return opened
  if (opened === null) return 'sent'
  const transfer = await drive(driver, opened)
  // One that slipped in between is not ours: whoever comes by next goes on after it.
  if (!transfer.endedAt || !opened.isNew) return 'pending'
  return transfer.state === 'completed' ? 'sent' : 'failed'
}

/**
 * Drives a transfer once, without waiting for its end. Waiting for an unavailable provider would
 * occupy a slot of the worker and delay launches at other providers.
 */
async function drive(driver: Driver, { transfer, isNew }: Opened): Promise<Transfer> {
  const isDue = isNew || (await isTransferDue(driver.database.rows, transfer.id))
  return (isDue ? await driveTransfer(driver, transfer.id) : null) ?? transfer
}

const lookAgain = (driver: Driver, play: Play): Promise<void> =>
  store.rest(driver.database.rows, play, LOOK_AGAIN_MS)

async function goHome(driver: Driver, port: ProviderPort, play: Play): Promise<void> {
  const player = playerOf(play.memberId, play.currency)
  if (port.caps.kick) await port.kick(player)
  await driver.at?.('kicked')
  if (port.caps.wallet === 'seamless') return moveOn(driver, play, { state: 'ended' })
  const opened = await openWayHome(driver, play)
  if (opened === 'gone') return
  if (opened === 'empty') return moveOn(driver, play, { state: 'ended' })
  const transfer = await drive(driver, opened)
  if (transfer.direction === 'out' && transfer.state === 'completed') {
    return moveOn(driver, play, { state: 'ended' })
  }
  const inRound = transfer.reason === 'in_round'
  await store.rest(driver.database.rows, play, inRound ? IN_ROUND_AGAIN_MS : againMs(play.tries))
}

/** While the play is still leaving: a newer one at the same provider takes over what lies there. */
function openWayHome(driver: Driver, play: Play): Promise<Opened | 'gone' | 'empty'> {
  const { siteId, memberId, providerId, currency } = play
  return driver.database.transaction(async (work) => {
    await lockMember(work, memberId)
    if (!(await store.isStill(work, play))) return 'gone'
    const holdings = await findHoldings(work, memberId)
    // Who leaves before the provider has heard of them has left.
    if (!holdings.some((one) => one.providerId === providerId && one.currency === currency)) {
      return 'empty'
    }
    const draft = { siteId, memberId, providerId, currency } as const
    return openOut(work, { ...draft, cause: 'leave', causeId: play.id })
  })
}

/** Once more in a moment, as long as the member has not waited too long. */
async function againOr(driver: Driver, play: Play, failure: StartFailure): Promise<void> {
  const { rows } = driver.database
  if (await store.isOlderThan(rows, play, START_GIVE_UP_MS)) {
    return leaveBecause(driver, play, failure)
  }
  await store.rest(rows, play, againMs(play.tries))
}

const leaveBecause = (driver: Driver, play: Play, because: LeftBecause): Promise<void> =>
  moveOn(driver, play, { state: 'leaving', because })

async function moveOn(driver: Driver, play: Play, to: store.PlayChange): Promise<void> {
  await driver.database.transaction(async (work) => {
    const moved = await store.changeState(work, play, to)
    if (moved) await announce(work, changedFact(moved))
  })
  await driver.at?.(`moved ${to.state}`)
}

const SWEPT_MAX = 100
const AT_ONCE = 8

/** Takes up whatever is due: what nobody told us of, and what rested long enough. */
export async function sweepPlays(driver: Driver): Promise<number> {
  const due = await store.listDue(driver.database.rows, SWEPT_MAX)
  await forEachOf(due, AT_ONCE, (id) => followPlay(driver, id))
  return due.length
}
