import { parseUnits, writeUnits } from '@oriel/core/money'
import type * as z from 'zod/mini'
import { SEED_PATTERN, type ProofData } from '../../src/player/wire.ts'
import { GAMES } from './games.ts'
import type { Claim } from './verify.ts'

/** What stands in the fields of the page, as it was typed. */
export type Fields = {
  readonly game: string
  readonly serverSeed: string
  readonly hash: string
  readonly clientSeed: string
  readonly nonce: string
  readonly choice: string
  readonly steps: string
  readonly stake: string
  readonly payout: string
  /** Known only of a round that was loaded. */
  readonly rulesVersion: number | null
}
export type FieldName = Exclude<keyof Fields, 'rulesVersion'>

export const EMPTY: Fields = {
  game: 'classic',
  serverSeed: '',
  hash: '',
  clientSeed: '',
  nonce: '0',
  choice: '{}',
  steps: '[]',
  stake: '',
  payout: '',
  rulesVersion: null,
}

const HASH = /^[0-9a-f]{64}$/
const NONCE = /^\d{1,15}$/

type Read =
  | { readonly ok: true; readonly claim: Claim }
  | { readonly ok: false; readonly wrong: readonly FieldName[] }

/** Reads the fields and names what cannot be read. Hash, stake and payout may be empty. */
export function readFields(fields: Fields): Read {
  const choice = readJson(fields.choice)
  const steps = readJson(fields.steps)
  const [stake, payout] = [fields.stake, fields.payout].map((text) => parseUnits(text.trim()))
  const checks: readonly (readonly [FieldName, boolean])[] = [
    ['game', Object.hasOwn(GAMES, fields.game)],
    ['serverSeed', fields.serverSeed.trim() !== ''],
    ['hash', fields.hash.trim() === '' || HASH.test(fields.hash.trim())],
    ['clientSeed', SEED_PATTERN.test(fields.clientSeed.trim())],
    ['nonce', NONCE.test(fields.nonce.trim())],
    ['choice', choice !== undefined],
    ['steps', Array.isArray(steps)],
    ['stake', fields.stake.trim() === '' || (stake ?? -1n) >= 0n],
    ['payout', fields.payout.trim() === '' || (payout ?? -1n) >= 0n],
  ]
  const wrong = checks.filter(([, isRight]) => !isRight).map(([name]) => name)
  if (wrong.length > 0) return { ok: false, wrong }
  return {
    ok: true,
    claim: {
      serverSeed: fields.serverSeed.trim(),
      hash: fields.hash.trim() === '' ? null : fields.hash.trim(),
      clientSeed: fields.clientSeed.trim(),
      nonce: Number(fields.nonce),
      choice,
      steps: steps as unknown[],
      stake: stake ?? null,
      payout: payout ?? null,
      rulesVersion: fields.rulesVersion,
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A round the studio told us about, as fields. */
export const fieldsOf = (proof: z.output<typeof ProofData>): Fields => ({
  game: proof.game,
  serverSeed: proof.server_seed ?? '',
  hash: proof.server_hash,
  clientSeed: proof.client_seed,
  nonce: String(proof.nonce),
  choice: JSON.stringify(proof.choice),
  steps: JSON.stringify(proof.steps),
  stake: writeUnits(proof.stake),
  payout: proof.payout === null ? '' : writeUnits(proof.payout),
  rulesVersion: proof.rules_version,
})

/** Seeds that a game handed over in the address, after the #. */
export function fieldsOfHash(hash: string): Fields {
  const given = new URLSearchParams(hash.slice(1))
  return {
    ...EMPTY,
    serverSeed: given.get('server_seed') ?? '',
    hash: given.get('hash') ?? '',
    clientSeed: given.get('client_seed') ?? '',
  }
}
