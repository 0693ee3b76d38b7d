import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { currencies, isCurrency, type Currency } from '@oriel/core/currency'
import { randomHex } from '@oriel/core/random-hex'
import type { Wanted } from './ground.ts'
import type { CreatePage, Page } from './page.ts'
import type { Key } from './signing.ts'
import { createPage as createStudioPage } from './studio-page.ts'

export const USAGE = `pnpm conformance <base-url> --operator <code> --key <id> --secret-file <file>
  --currency USD           a currency of the operator's players
  --title triple-sevens    a game whose rounds are over at once
  --lobby <url>            an address players may be led back to (https://house.example/close)
  --second-key <id> --second-secret-file <file>   another key that is valid at the same time
  --page <module>          how rounds are played (createPage); "none": they are not
  --cursor <text>          where the rounds feed is read from
  --only <word>            a group, a number, or a word of what a case says
  --seed <text>            repeats what was left to chance
  --slow                   also the case that waits for a minute

pnpm conformance --port <provider> [--only <word>]   our own side of it, in the world that runs
pnpm conformance --payment <link> [--only <word>]    the same for a payment provider`

const SEED_DIGITS = 12
const TOLD_WITHIN_MS = 15_000

const OPTIONS = {
  operator: { type: 'string' },
  key: { type: 'string' },
  'secret-file': { type: 'string' },
  'second-key': { type: 'string' },
  'second-secret-file': { type: 'string' },
  currency: { type: 'string', default: 'USD' },
  title: { type: 'string', default: 'triple-sevens' },
  lobby: { type: 'string', default: 'https://house.example/close' },
  page: { type: 'string' },
  cursor: { type: 'string', default: '' },
  only: { type: 'string' },
  seed: { type: 'string' },
  slow: { type: 'boolean', default: false },
} as const

/** Throws with a sentence for whoever typed it. */
export async function readArguments(
  args: readonly string[],
): Promise<{ readonly wanted: Wanted; readonly only: string | undefined }> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  })
  const [address] = positionals
  const base = address === undefined ? null : URL.parse(address)
  if (!base) throw new Error('the first word must be the address of a provider')
  const key = keyOf(values.operator, values.key, values['secret-file'])
  if (!key) throw new Error('--operator, --key and --secret-file are needed')
  const currency = currencyOf(values.currency)
  const wanted = {
    base: base.href.replace(/\/$/, ''),
    key,
    secondKey: keyOf(values.operator, values['second-key'], values['second-secret-file']),
    currency,
    otherCurrency: currencies.find((one) => one !== currency) ?? currency,
    title: values.title,
    lobbyUrl: values.lobby,
    page: await pageOf(values.page, base.origin),
    cursor: values.cursor,
    toldWithinMs: TOLD_WITHIN_MS,
    seed: values.seed ?? randomHex(SEED_DIGITS),
    slow: values.slow,
  }
  return { wanted, only: values.only }
}

function keyOf(operator?: string, keyId?: string, secretFile?: string): Key | null {
  if (operator === undefined || keyId === undefined || secretFile === undefined) return null
  // A file, because a command line is seen by everybody on the machine.
  return { operator, keyId, secret: readFileSync(secretFile, 'utf8').trim() }
}

function currencyOf(text: string): Currency {
  if (isCurrency(text)) return text
  throw new Error(`${text} is none of ${currencies.join(', ')}`)
}

async function pageOf(name: string | undefined, base: string): Promise<Page | null> {
  if (name === 'none') return null
  if (name === undefined) return createStudioPage(base)
  const module = (await import(pathToFileURL(path.resolve(name)).href)) as {
    createPage?: CreatePage
  }
  if (!module.createPage) throw new Error(`${name} has no createPage`)
  return module.createPage(base)
}
