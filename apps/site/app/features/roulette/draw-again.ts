import { drawFrom } from '@oriel/core/chance/draw'
import { drawWord, selectPrize } from '@oriel/core/chance/roulette'

export type DrawnFrom = {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly number: number
  readonly weights: readonly { readonly prizeId: number; readonly weight: number }[]
}

export type DrawnAgain = {
  readonly u: number
  readonly prizeId: number
  /** SHA-256 of the server seed: what was shown before the spin. */
  readonly hash: string
}

const encoder = new TextEncoder()
/** A word is rejected in at most half of all cases: 32 in a row never are. */
const BLOCKS = 4

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Draws a spin again from its seeds, in the browser; asks nobody. */
export async function drawAgain(from: DrawnFrom): Promise<DrawnAgain> {
  const { serverSeed, clientSeed, number, weights } = from
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(serverSeed), algorithm, false, [
    'sign',
  ])
  const blocks: Uint8Array[] = []
  for (let block = 0; block < BLOCKS; block += 1) {
    const message = encoder.encode(`${clientSeed}:${number}:${block}`)
    blocks.push(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)))
  }
  const draw = drawFrom((block) => {
    const bytes = blocks[block]
    if (!bytes) throw new Error('a spin rejected more words than any ever does')
    return bytes
  })
  const u = drawWord(draw, weights)
  const hash = hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(serverSeed)))
  return { u, prizeId: selectPrize(u, weights), hash }
}

const SEED = /^[!-9;-~]{1,64}$/
const WEIGHTS = /^\d{1,10}(?:[\s,]+\d{1,10}){1,23}$/

export type Fields = Readonly<
  Record<'serverSeed' | 'hash' | 'clientSeed' | 'number' | 'weights', string>
>

/** What stands in the fields of the page; null where it cannot be read. */
export function readFields(fields: Fields): DrawnFrom | null {
  const [serverSeed, clientSeed, number, weights] = [
    fields.serverSeed.trim(),
    fields.clientSeed.trim(),
    fields.number.trim(),
    fields.weights.trim(),
  ]
  if (serverSeed === '' || !SEED.test(clientSeed)) return null
  if (!/^[1-9]\d{0,8}$/.test(number) || !WEIGHTS.test(weights)) return null
  const list = weights.split(/[\s,]+/).map((text, at) => ({
    prizeId: at + 1,
    weight: Number(text),
  }))
  const sum = list.reduce((total, { weight }) => total + weight, 0)
  if (list.some(({ weight }) => weight < 1) || sum > 2 ** 32) return null
  return { serverSeed, clientSeed, number: Number(number), weights: list }
}

const NAMES = ['serverSeed', 'hash', 'clientSeed', 'number', 'weights'] as const

/** A spin as the part of an address after the #; servers never see it. */
export const hashOf = (fields: Fields): string => `#${new URLSearchParams(fields)}`

export function fieldsOf(hash: string): Fields {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const one = (name: (typeof NAMES)[number]) => given.get(name) ?? ''
  return {
    serverSeed: one('serverSeed'),
    hash: one('hash'),
    clientSeed: one('clientSeed'),
    number: one('number'),
    weights: one('weights'),
  }
}
