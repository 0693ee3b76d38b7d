import { createHmac, randomUUID } from 'node:crypto'
import { kickPlayerCall, launchGameCall } from '@oriel/contract/provider/play'
import { roundFeedCall } from '@oriel/contract/provider/round'
import {
  cancelTransferCall,
  playerBalanceCall,
  transferMoneyCall,
  transferStatusCall,
} from '@oriel/contract/provider/wallet'
import { LOBBY_URL } from '../listen-studio.ts'
import type { Answer, Bug, Input } from './middle.ts'

const UNITS_PER_ONE = 10_000
const FIELDS = ['member_ref', 'currency', 'ref', 'direction', 'amount']

const refOf = ({ ref }: Input): string => String(ref)
const isOf = (call: { readonly path: string }, path: string): boolean => call.path === path
const anotherRef = (input: Input): Input => ({ ...input, ref: randomUUID() })
const tell = (data: Input): Answer => ({ ok: true, data })

/** What providers get wrong, each in a studio of its own. Every call makes one afresh. */
export const BUGS = {
  'apply-twice': (): Bug => {
    const seen = new Set<string>()
    return {
      asked(path, input) {
        if (!isOf(transferMoneyCall, path)) return input
        if (seen.has(refOf(input))) return anotherRef(input)
        seen.add(refOf(input))
        return input
      },
    }
  },
  'cancel-forgets': (): Bug => {
    const seen = new Set<string>()
    return {
      instead(path, input) {
        if (isOf(transferMoneyCall, path)) seen.add(refOf(input))
        const isUnknown = isOf(cancelTransferCall, path) && !seen.has(refOf(input))
        return isUnknown ? tell({ state: 'cancelled' }) : null
      },
    }
  },
  'cancel-lies': (): Bug => ({
    answered: (path, _input, answer) =>
      isOf(cancelTransferCall, path) && answer.ok ? tell({ state: 'cancelled' }) : answer,
  }),
  'no-nonce': (): Bug => ({ moment: ({ time }) => ({ time, nonce: randomUUID() }) }),
  'no-window': (): Bug => ({ moment: ({ nonce }) => ({ nonce, time: String(Date.now()) }) }),
  'no-signature': (): Bug => ({ believes: () => true }),
  'any-path': (): Bug => ({
    believes: (proven) =>
      [transferMoneyCall, playerBalanceCall, launchGameCall].some(({ path }) => proven(path)),
  }),
  'float-amounts': (): Bug => ({
    asked(path, input) {
      if (!isOf(transferMoneyCall, path) || !/^[0-9.]+$/.test(String(input['amount']))) return input
      const units = Math.floor(Number(input['amount']) * UNITS_PER_ONE)
      return { ...input, amount: (units / UNITS_PER_ONE).toFixed(4) }
    },
  }),
  'refused-retried': (): Bug => {
    const refused = new Set<string>()
    return {
      asked: (path, input) =>
        isOf(transferMoneyCall, path) && refused.has(refOf(input)) ? anotherRef(input) : input,
      answered(path, input, answer) {
        if (isOf(transferMoneyCall, path) && answer.ok === false) refused.add(refOf(input))
        return answer
      },
    }
  },
  'change-unseen': (): Bug => {
    const first = new Map<string, Input>()
    return {
      asked(path, input) {
        if (!isOf(transferMoneyCall, path)) return input
        const known = first.get(refOf(input)) ?? input
        first.set(refOf(input), known)
        return known
      },
    }
  },
  'status-forgets': (): Bug => ({
    answered: (path, _input, answer) =>
      isOf(transferStatusCall, path) && answer.data?.['state'] === 'refused'
        ? tell({ state: 'not_found' })
        : answer,
  }),
  'balance-kept': (): Bug => {
    const kept = new Map<string, Answer>()
    return {
      answered(path, input, answer) {
        if (!isOf(playerBalanceCall, path) || !answer.ok) return answer
        const known = kept.get(String(input['member_ref'])) ?? answer
        kept.set(String(input['member_ref']), known)
        return known
      },
    }
  },
  'answer-signed-alone': (): Bug => ({
    sign: (secret, _nonce, _status, body) =>
      createHmac('sha256', secret).update(body).digest('hex'),
  }),
  'fields-ignored': (): Bug => ({
    asked: (path, input) =>
      isOf(transferMoneyCall, path)
        ? Object.fromEntries(Object.entries(input).filter(([name]) => FIELDS.includes(name)))
        : input,
  }),
  'lobby-begins-like': (): Bug => ({
    asked(path, input) {
      const isLike = String(input['lobby_url']).startsWith(new URL(LOBBY_URL).origin)
      return isOf(launchGameCall, path) && isLike ? { ...input, lobby_url: LOBBY_URL } : input
    },
  }),
  'launch-again': (): Bug => ({
    bind(app, { pool }) {
      app.addHook('onResponse', async ({ url }) => {
        if (url === '/player/enter') await pool.query('UPDATE launches SET used_at = NULL')
      })
    },
  }),
  'demo-for-money': (): Bug => ({
    asked: (path, input) => (isOf(launchGameCall, path) ? { ...input, demo: false } : input),
  }),
  'kick-forgets': (): Bug => ({
    instead: (path) => (isOf(kickPlayerCall, path) ? tell({ kicked: true }) : null),
  }),
  'feed-repeats': (): Bug => {
    const last = new Map<string, unknown>()
    return {
      answered(path, input, answer) {
        const rounds = (answer.data?.['rounds'] ?? []) as readonly unknown[]
        if (!isOf(roundFeedCall, path) || !answer.data || rounds.length === 0) return answer
        last.set(String(answer.data['cursor']), rounds.at(-1))
        const before = last.get(String(input['cursor']))
        const count = Number(input['count'])
        return before
          ? tell({ ...answer.data, rounds: [before, ...rounds].slice(0, Math.max(count, 2)) })
          : answer
      },
    }
  },
  'feed-skips': (): Bug => {
    let told = 0
    return {
      answered(path, _input, answer) {
        const rounds = (answer.data?.['rounds'] ?? []) as readonly unknown[]
        if (!isOf(roundFeedCall, path) || !answer.data || rounds.length === 0) return answer
        told += 1
        return told % 2 === 0 ? tell({ ...answer.data, rounds: rounds.slice(1) }) : answer
      },
    }
  },
} as const satisfies Record<string, () => Bug>

export type BugName = keyof typeof BUGS
