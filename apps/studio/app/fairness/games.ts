import type { MessageId } from '@oriel/i18n/message-id'
import type { SoloGame, TableGame } from '../../src/game/game.ts'
import { baccarat } from '../../src/games/baccarat/rules.ts'
import { classic } from '../../src/games/classic/rules.ts'
import { comet } from '../../src/games/comet/rules.ts'
import { derby } from '../../src/games/derby/rules.ts'
import { dice } from '../../src/games/dice/rules.ts'
import { dragonTiger } from '../../src/games/dragon-tiger/rules.ts'
import { fastThree } from '../../src/games/fast-3/rules.ts'
import { fastFive } from '../../src/games/fast-5d/rules.ts'
import { esport } from '../../src/games/esport/rules.ts'
import { gasing } from '../../src/games/gasing/rules.ts'
import { hiLo } from '../../src/games/hi-lo/rules.ts'
import { jacks } from '../../src/games/jacks/rules.ts'
import { jade } from '../../src/games/jade/rules.ts'
import { keno } from '../../src/games/keno/rules.ts'
import { limbo } from '../../src/games/limbo/rules.ts'
import { mines } from '../../src/games/mines/rules.ts'
import { plinko } from '../../src/games/plinko/rules.ts'
import { roulette } from '../../src/games/roulette/rules.ts'
import { sicBo } from '../../src/games/sic-bo/rules.ts'
import { ways } from '../../src/games/ways/rules.ts'
import type { Seeds } from './repeat.ts'
import { asFlight, asRound } from './shared.ts'
import { asSlip } from './slip.ts'

/** What a game draws from, as it is called there. */
export type FairFields = {
  readonly serverSeed: MessageId
  readonly hash: MessageId
  readonly clientSeed: MessageId
  /** Whether one seed serves many rounds, told apart by their count. */
  readonly hasNonce: boolean
}

const OF_PLAYER: FairFields = {
  serverSeed: 'fairness.server_seed',
  hash: 'studio.seed_hash',
  clientSeed: 'fairness.client_seed',
  hasNonce: true,
}
/** Many play at once: drawn from the hash of a chain and a salt. */
const OF_CHAIN: FairFields = {
  serverSeed: 'studio.chain_hash',
  hash: 'fairness.hash',
  clientSeed: 'studio.chain_salt',
  hasNonce: false,
}
const OF_MATCH: FairFields = {
  serverSeed: 'sportsbook.fair_seed',
  hash: 'sportsbook.seed_hash',
  clientSeed: 'sportsbook.fair_fixture',
  hasNonce: false,
}

/** A game as this page needs it: how its stream is asked for, and what follows from the stream. */
export type FairGame = {
  readonly name: MessageId
  /** What was promised before its rounds, and when the secret is shown. */
  readonly promise: MessageId
  readonly fields: FairFields
  readonly messageOf: (seeds: Seeds, block: number) => string
  readonly rules: SoloGame
}

const solo = (name: MessageId, game: { readonly kind: 'solo' }): FairGame => ({
  name,
  promise: 'fairness.form_text',
  fields: OF_PLAYER,
  messageOf: ({ clientSeed, nonce }, block) => `${clientSeed}:${nonce}:${block}`,
  // Each reads its own choice and steps; nothing else tells them apart.
  rules: game as unknown as SoloGame,
})

const table = (name: MessageId, game: TableGame): FairGame => ({
  name,
  promise: 'studio.chain_text',
  fields: OF_CHAIN,
  messageOf: ({ clientSeed: salt }, block) => `${salt}:${block}`,
  rules: asRound(game),
})

export const fieldsOf = (game: FairGame | undefined): FairFields => game?.fields ?? OF_PLAYER

/** Every game by its code. All come with the page, so that it needs no line any more. */
export const GAMES: Readonly<Record<string, FairGame>> = {
  classic: solo('fairness.classic', classic),
  jade: solo('fairness.jade', jade),
  ways: solo('fairness.ways', ways),
  dice: solo('dice.name', dice),
  limbo: solo('limbo.name', limbo),
  mines: solo('mines.name', mines),
  plinko: solo('plinko.name', plinko),
  'hi-lo': solo('hi-lo.name', hiLo),
  jacks: solo('jacks.name', jacks),
  comet: {
    name: 'comet.name',
    promise: 'studio.chain_text',
    fields: OF_CHAIN,
    // One block is enough, and its message is the salt alone.
    messageOf: ({ clientSeed: salt }) => salt,
    rules: asFlight(comet),
  },
  baccarat: table('baccarat.name', baccarat),
  'dragon-tiger': table('dragon-tiger.name', dragonTiger),
  roulette: table('wheel.name', roulette),
  'sic-bo': table('sic-bo.name', sicBo),
  'fast-5d': table('fast-5d.name', fastFive),
  keno: table('keno.name', keno),
  derby: table('derby.name', derby),
  gasing: table('gasing.name', gasing),
  esport: table('esport.name', esport),
  'fast-3': table('fast-3.name', fastThree),
  sport: {
    name: 'sportsbook.name',
    promise: 'sportsbook.fair_text',
    fields: OF_MATCH,
    // The number of the fixture stands where a chain has its salt.
    messageOf: ({ clientSeed: fixture }, block) => `${fixture}:${block}`,
    rules: asSlip(),
  },
}
