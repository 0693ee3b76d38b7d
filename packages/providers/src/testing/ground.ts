import { randomBytes } from 'node:crypto'
import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Player, ProviderPort, TransferAsked } from '@oriel/domain/provider'
import type { Fetch } from '../asking.ts'

/** One round that is over, as the player saw it. */
export type Played = {
  readonly roundId: string
  readonly stake: Units
  readonly payout: Units
  readonly balance: Units
}
export type Seat = {
  readonly balance: Units
  readonly isDemo: boolean
  /** Null: not seated any more. */
  play(): Promise<Played | null>
  leaveOpen(): Promise<{
    readonly roundId: string
    readonly stake: Units
    end(): Promise<Played>
  }>
}
/** How a provider's own page is played. */
export type PlayPage = {
  readonly openTitle: string | null
  /** Null: the address is not good, or no longer. */
  sit(url: string): Promise<Seat | null>
}

export type PortWanted = {
  /** The way to a provider over a wire of our choice. */
  portOver(fetch: Fetch): ProviderPort
  /** The same with a secret that the provider does not know. */
  strangerPort(): ProviderPort
  readonly currency: Currency
  readonly otherCurrency: Currency
  readonly title: string
  readonly unknownTitle: string
  readonly lobbyUrl: string
  readonly page: PlayPage | null
}

/** What every case of a port stands on. */
export type PortGround = PortWanted & {
  readonly port: ProviderPort
  newName(): string
}

const RUN_BYTES = 8

export function makePortGround(wanted: PortWanted): PortGround {
  const run = randomBytes(RUN_BYTES).toString('hex')
  let names = 0
  return {
    ...wanted,
    port: wanted.portOver(globalThis.fetch),
    newName: () => `${run}${(names += 1).toString(16).padStart(16, '0')}`,
  }
}

export type Need = 'transfer' | 'seamless' | 'cancel' | 'no-cancel' | 'step' | 'page' | 'open-round'
export type PortCase = {
  readonly group: string
  readonly what: string
  readonly needs?: Need
  run(ground: PortGround): Promise<void>
}

type Has = (ground: PortGround) => boolean
const isTransfer: Has = ({ port }) => port.caps.wallet === 'transfer'
const HAS: Readonly<Record<Need, Has>> = {
  transfer: isTransfer,
  seamless: (ground) => !isTransfer(ground),
  cancel: (ground) => isTransfer(ground) && ground.port.caps.cancel,
  'no-cancel': (ground) => isTransfer(ground) && !ground.port.caps.cancel,
  step: (ground) => isTransfer(ground) && ground.port.caps.step > 1n,
  page: (ground) => isTransfer(ground) && ground.page !== null,
  'open-round': (ground) => isTransfer(ground) && Boolean(ground.page?.openTitle),
}
export const applies = ({ needs }: PortCase, ground: PortGround): boolean =>
  needs === undefined || HAS[needs](ground)

export const ONE: Units = 10_000n

export async function newPlayer(ground: PortGround, currency = ground.currency): Promise<Player> {
  const player = { ref: ground.newName(), currency }
  const answer = await ground.port.ensurePlayer(player)
  if (answer.kind !== 'done') throw new Error(`a player is not taken: ${JSON.stringify(answer)}`)
  return player
}

export const transferOf = (
  ground: PortGround,
  player: Player,
  direction: 'in' | 'out',
  amount: Units | 'all',
): TransferAsked => ({ player, reference: ground.newName(), direction, amount })

export async function richPlayer(ground: PortGround, amount: Units): Promise<Player> {
  const player = await newPlayer(ground)
  const answer = await ground.port.transfer(transferOf(ground, player, 'in', amount))
  if (answer.kind !== 'done') throw new Error(`no money was taken: ${JSON.stringify(answer)}`)
  return player
}

export async function balanceOf({ port }: PortGround, player: Player): Promise<Units> {
  const answer = await port.balance(player)
  if (answer.kind !== 'done') throw new Error(`no balance: ${JSON.stringify(answer)}`)
  return answer.value.balance
}

export const launchOf = (ground: PortGround, player: Player) => ({
  player,
  launchId: ground.newName(),
  title: ground.title,
  locale: 'en_US' as const,
  timeZone: 'UTC',
  device: 'desktop' as const,
  lobbyUrl: ground.lobbyUrl,
  demo: false,
})

export async function addressOf(
  ground: PortGround,
  player: Player,
  changed: Partial<ReturnType<typeof launchOf>> = {},
): Promise<string> {
  const answer = await ground.port.launch({ ...launchOf(ground, player), ...changed })
  if (answer.kind !== 'done') throw new Error(`no launch: ${JSON.stringify(answer)}`)
  return answer.value.url
}

export async function sitDown(
  ground: PortGround,
  player: Player,
  changed: Partial<ReturnType<typeof launchOf>> = {},
): Promise<Seat> {
  const seat = await ground.page?.sit(await addressOf(ground, player, changed))
  if (!seat) throw new Error('a fresh address does not open its game')
  return seat
}
