import { parseArgs } from 'node:util'
import { createPage } from '@oriel/conformance/studio-page'
import { openDatabase } from '@oriel/db/database'
import { findLink, findProviderKeys } from '@oriel/domain/provider'
import { openKeys } from '@oriel/keys/keys'
import { createCasinoPage } from '@oriel/providers/testing/casino-page'
import {
  applies,
  makePortGround,
  type PortCase,
  type PortGround,
} from '@oriel/providers/testing/ground'
import { portsOf, type OpenedPort } from '@oriel/providers/testing/open-port'
import { PORT_CASES } from '@oriel/providers/testing/port-cases'
import { findRunning, type RunningWorld } from './running.ts'

/** `pnpm conformance --port GPOR`: the port's cases against a provider of the world that runs. */
const CASE_MAX_MS = 45_000

const { values } = parseArgs({
  options: { port: { type: 'string' }, only: { type: 'string', default: '' } },
})
const say = (text: string) => void process.stdout.write(`${text}\n`)

async function wayTo(world: RunningWorld, providerId: string): Promise<OpenedPort> {
  if (!world.keyFile) throw new Error('KEY_FILE is not set')
  const database = openDatabase({ url: world.databaseUrl, name: 'conformance', max: 1 })
  try {
    const link = await findLink(database.rows, providerId)
    const keys = openKeys(world.keyFile)
    const [key] = await findProviderKeys(database.rows, keys, providerId)
    if (!link || !key) throw new Error(`the house has no way to ${providerId}`)
    return { ...link, dialect: link.dialect as OpenedPort['dialect'], ...key }
  } finally {
    await database.close()
  }
}

function groundOf(world: RunningWorld, way: OpenedPort): PortGround {
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

async function runCase(ground: PortGround, one: PortCase): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not end')), CASE_MAX_MS)
  })
  try {
    await Promise.race([one.run(ground), late])
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    clearTimeout(timer)
  }
}

async function main(): Promise<number> {
  if (!values.port) throw new Error('pnpm conformance --port GPOR [--only word]')
  const world = findRunning()
  const ground = groundOf(world, await wayTo(world, values.port))
  const count = { ok: 0, broken: 0, skipped: 0 }
  for (const one of PORT_CASES) {
    if (!`${one.group} ${one.what}`.includes(values.only)) continue
    const isOurs = applies(one, ground)
    const why = isOurs ? await runCase(ground, one) : `needs ${one.needs}`
    const state = isOurs ? (why === null ? 'ok' : 'broken') : 'skipped'
    count[state] += 1
    say(
      `${one.group.padEnd(9)} ${state.padEnd(8)} ${one.what}${why === null ? '' : `\n    ${why}`}`,
    )
  }
  say(`port ${values.port}: ${count.ok} ok, ${count.broken} broken, ${count.skipped} skipped`)
  return count.broken === 0 && count.ok > 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
