import { parseArgs } from 'node:util'
import { createPage } from '@oriel/conformance/studio-page'
import { openDatabase, type Rows } from '@oriel/db/database'
import { findPaymentKeys, findPaymentLink } from '@oriel/domain/payment'
import { findLink, findProviderKeys } from '@oriel/domain/provider'
import { openKeys, type Keys } from '@oriel/keys/keys'
import * as payments from '@oriel/payments/testing/ground'
import {
  openPaymentPort,
  STRANGER,
  type DialectName,
  type OpenedPayment,
} from '@oriel/payments/testing/open-port'
import { PAYMENT_CASES } from '@oriel/payments/testing/payment-cases'
import { createSandboxPayers } from '@oriel/payments/testing/payers'
import { createCasinoPage } from '@oriel/providers/testing/casino-page'
import { applies, makePortGround, type PortGround } from '@oriel/providers/testing/ground'
import { portsOf, type OpenedPort } from '@oriel/providers/testing/open-port'
import { PORT_CASES } from '@oriel/providers/testing/port-cases'
import { findRunning, type RunningWorld } from './running.ts'

/**
 * `pnpm conformance --port GPOR`, `--payment PSBR`: the cases of a port against a provider of the
 * world that runs.
 */
const CASE_MAX_MS = 45_000
const USAGE = 'pnpm conformance --port GPOR | --payment PSBR [--only word]'

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    payment: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})
const say = (text: string) => void process.stdout.write(`${text}\n`)

/** Reads the way to a provider, with the secrets that the house has of it. */
async function readWay<Way>(
  world: RunningWorld,
  read: (rows: Rows, keys: Keys) => Promise<Way | null>,
): Promise<Way> {
  if (!world.keyFile) throw new Error('KEY_FILE is not set')
  const database = openDatabase({ url: world.databaseUrl, name: 'conformance', max: 1 })
  try {
    const way = await read(database.rows, openKeys(world.keyFile))
    if (!way) throw new Error(`the house has no way to ${values.port ?? values.payment}`)
    return way
  } finally {
    await database.close()
  }
}

async function portGround(world: RunningWorld, providerId: string): Promise<PortGround> {
  const way = await readWay(world, async (rows, keys): Promise<OpenedPort | null> => {
    const link = await findLink(rows, providerId)
    const [key] = await findProviderKeys(rows, keys, providerId)
    return link && key ? { ...link, dialect: link.dialect as OpenedPort['dialect'], ...key } : null
  })
  const isStudio = way.dialect === 'studio'
  return makePortGround({
    ...portsOf(way),
    currency: 'USD',
    otherCurrency: 'THB',
    title: isStudio ? 'triple-sevens' : 'e_foxfire',
    unknownTitle: isStudio ? 'no-such-title' : 'no title/at all',
    lobbyUrl: `http://oriel.localhost:${world.edgePort}/close`,
    page: isStudio ? createPage(way.url) : createCasinoPage(way.url),
  })
}

async function paymentGround(world: RunningWorld, linkId: string): Promise<payments.PaymentGround> {
  const way = await readWay(world, async (rows, keys): Promise<OpenedPayment | null> => {
    const link = await findPaymentLink(rows, linkId)
    const [newest, ...others] = await findPaymentKeys(rows, keys, linkId)
    // Cases pay, dispute and reorganise as they like: no provider of real money takes that.
    if (link && !link.isSandbox) throw new Error(`${linkId} is no sandbox`)
    if (!link || !newest) return null
    return { ...link, dialect: link.dialect as DialectName, keys: [newest, ...others] }
  })
  return payments.makePaymentGround({
    dialect: way.dialect,
    portOver: (change) => openPaymentPort(way, change),
    strangerPort: () => openPaymentPort({ ...way, keys: [STRANGER] }),
    payers: createSandboxPayers(way.url),
    returnUrl: `http://oriel.localhost:${world.edgePort}/user/Deposit`,
  })
}

/** One case with its ground. */
type Ready = {
  readonly group: string
  readonly what: string
  /** Why it is left out. */
  readonly skipped: string | null
  readonly run: () => Promise<void>
}
type Cases = { readonly cases: readonly Ready[]; readonly end: () => Promise<void> }

async function readyCases(world: RunningWorld): Promise<Cases> {
  if (values.payment) {
    const ground = await paymentGround(world, values.payment)
    const cases = PAYMENT_CASES.map((one) => ({
      group: one.group,
      what: one.what,
      skipped: payments.applies(one, ground) ? null : `needs ${one.needs}`,
      run: () => payments.runPaymentCase(one, ground),
    }))
    return { cases, end: () => ground.payers.release() }
  }
  if (!values.port) throw new Error(USAGE)
  const ground = await portGround(world, values.port)
  const cases = PORT_CASES.map((one) => ({
    group: one.group,
    what: one.what,
    skipped: applies(one, ground) ? null : `needs ${one.needs}`,
    run: () => one.run(ground),
  }))
  return { cases, end: async () => {} }
}

async function whyBroken({ run }: Ready): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not end')), CASE_MAX_MS)
  })
  try {
    await Promise.race([run(), late])
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    clearTimeout(timer)
  }
}

async function main(): Promise<number> {
  const count = { ok: 0, broken: 0, skipped: 0 }
  const { cases, end } = await readyCases(findRunning())
  for (const one of cases) {
    if (!`${one.group} ${one.what}`.includes(values.only)) continue
    const why = one.skipped ?? (await whyBroken(one))
    const state = one.skipped === null ? (why === null ? 'ok' : 'broken') : 'skipped'
    count[state] += 1
    say(
      `${one.group.padEnd(9)} ${state.padEnd(8)} ${one.what}${why === null ? '' : `\n    ${why}`}`,
    )
  }
  await end()
  const name = values.payment ? `payment ${values.payment}` : `port ${values.port}`
  say(`${name}: ${count.ok} ok, ${count.broken} broken, ${count.skipped} skipped`)
  return count.broken === 0 && count.ok > 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
