import { siteId, type MemberId, type SessionId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { openDatabase } from '@oriel/db/database'
import { saveGames, saveProviders, saveSiteGames } from '@oriel/domain/games'
import { startPlay, type PlayAsked } from '@oriel/domain/play'
import { findLink, playerOf, saveLink, type Providers } from '@oriel/domain/provider'
import { openSession } from '@oriel/domain/session'
import type { Driver } from '@oriel/domain/transfer'
import { houseAccount, memberAccount, mirrorAccount, facingAccount } from '@oriel/ledger/chart'
import { createLedger, type Ledger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { transferEntries } from '@oriel/ledger/rules'
import { verifyLaws } from '@oriel/ledger/verify'
import { makeMember, makeSite, NOON } from '../examples.ts'
import { createOutside, type Outside } from './outside.ts'

export const HERE = siteId(1)
/** Two providers with two games each. */
export const ONE = 'GPONE'
export const TWO = 'GPTWO'

export type Playhouse = Awaited<ReturnType<typeof createPlayhouse>>

/** A house with two providers and one member with money, on a database of its own. */
export async function createPlayhouse(
  outsides: {
    readonly one?: Outside
    readonly two?: Outside
    readonly units?: Units
    /** One that stands already: a new member in it costs less than a house of their own. */
    readonly ground?: Ground
  } = {},
) {
  const { database, ledger } = outsides.ground ?? (await layGround())
  const one = outsides.one ?? createOutside()
  const two = outsides.two ?? createOutside()
  const providers: Providers = {
    port: async (id) => (id === ONE ? one.port : id === TWO ? two.port : null),
  }
  const { id: memberId } = await makeMember(database)
  const session = await openSession(database, { siteId: HERE, memberId }, new Date())
  await giveMoney(ledger, memberId, outsides.units ?? 1_000_000n)
  const driver: Driver = { database, ledger, providers }
  return {
    database,
    ledger,
    driver,
    one,
    two,
    memberId,
    siteId: HERE,
    sessionId: session.id,
    player: playerOf(memberId, 'USD'),
    ask: (changes: Partial<PlayAsked> = {}) => askOf(memberId, session.id, changes),
    start: async (changes: Partial<PlayAsked> = {}) =>
      startPlay(database, askOf(memberId, session.id, changes)),
    available: () => readBalance(database.rows, memberAccount(memberId, 'available', 'USD')),
    mirror: (id: string) => readBalance(database.rows, mirrorAccount(memberId, id, 'USD')),
    /** As who may write anything: for what only time would do. */
    asOwner: (statement: string) => asOwner(database.ownerUrl, statement),
    brokenLaws: () => brokenLaws(database),
    transit: (id: string) => readBalance(database.rows, facingAccount(HERE, 'transit', id, 'USD')),
  }
}

export type Ground = { readonly database: TestDatabase; readonly ledger: Ledger }

/** The house itself, with its providers and games, and nobody in it. */
export async function layGround(): Promise<Ground> {
  const database = await testDatabase()
  await makeSite(database)
  await tellGames(database)
  return { database, ledger: createLedger(database) }
}

export const askOf = (
  memberId: MemberId,
  sessionId: SessionId,
  changes: Partial<PlayAsked> = {},
): PlayAsked => ({
  audience: {
    siteId: HERE,
    currency: 'USD',
    device: 'desktop',
    locale: 'en_US',
    now: new Date(),
  },
  memberId,
  sessionId,
  providerId: ONE,
  code: 'e_first',
  device: 'desktop',
  lobbyUrl: 'https://site-1.example/close',
  ...changes,
})

async function giveMoney(ledger: Ledger, memberId: MemberId, units: Units): Promise<void> {
  const entries = transferEntries(
    houseAccount(HERE, 'promotion', 'USD'),
    memberAccount(memberId, 'available', 'USD'),
    money(units, 'USD'),
  )
  const cause = { kind: 'grant', id: memberId } as const
  expectDone(await ledger.postAlone({ key: `gift:${memberId}`, kind: 'test', cause, entries }))
}

async function asOwner(url: string, statement: string): Promise<void> {
  const owner = openDatabase({ url, name: 'owner', max: 1 })
  try {
    await owner.pool.query(statement)
  } finally {
    await owner.close()
  }
}

async function brokenLaws({ pool }: TestDatabase): Promise<string[]> {
  const client = await pool.connect()
  const broken: string[] = []
  try {
    for await (const { law, broken: count, first } of verifyLaws(client)) {
      if (count > 0) broken.push(`${law}: ${first.join(', ')}`)
    }
  } finally {
    client.release()
  }
  return broken
}

export async function tellGames(database: TestDatabase): Promise<void> {
  const lobbies = [{ typeId: 2, house: '', customized: false, hasRoom: false }] as const
  await saveProviders(
    database,
    [ONE, TWO].map((id) => ({ id, name: id, lobbies })),
    NOON,
  )
  const games = [ONE, TWO].flatMap((providerId) =>
    ['e_first', 'e_second'].map((code) => ({
      providerId,
      typeId: 2 as const,
      house: '',
      code,
      names: { en_US: code },
      tag: null,
      onDesktop: true,
      onMobile: true,
      hasDemo: true,
      currencies: null,
      art: {},
      rank: 0,
    })),
  )
  await saveGames(database, games, NOON)
  await saveSiteGames(database, HERE, { typeIds: [2], providerIds: [ONE, TWO] })
  for (const providerId of [ONE, TWO]) {
    const link = { providerId, dialect: 'studio', wallet: 'transfer', operator: 'oriel' } as const
    await saveLink(database.rows, { ...link, url: 'http://127.0.0.1:9' }, NOON)
    if (!(await findLink(database.rows, providerId))) throw new Error('no link')
  }
}
