import type { MemberId } from '@oriel/core/id'
import { openDatabase, type Database } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { ORIEL } from '@oriel/dev-world/cast'
import { countLetters, listLetters, writeToAudience, type LetterId } from '@oriel/domain/letter'
import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { atMost, say, type Figure } from './lib/figure.ts'
import { onGround, type Ground } from './lib/ground.ts'
import { valueAt } from './lib/rounds.ts'

const isFull = process.argv.includes('--full')
const MEMBERS = isFull ? 10_000_000 : 200_000
const LETTERS = 500
const AUDIENCES = 20
/** Letters of the one member's own that they have read; with those to audiences 10,000 reads. */
const OWN = isFull ? 9_600 : 4_600
const READ_TO_AUDIENCE = 400
const CALLS = isFull ? 400 : 200
const MAX_MS = isFull ? 60 * 60_000 : 170_000
const P95_MS = 100
const SEND_MS = 100

/** A member with thousands of reads among millions: their list, their count, and a sending. */
export const benchLetter = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const memberId = await grow(ground)
    const database = openDatabase({ url: ground.databaseUrl, name: 'bench', max: 2 })
    ground.onEnd(() => database.close())
    return measure(database, memberId)
  }, MAX_MS)

async function measure(database: Database, memberId: MemberId): Promise<Figure[]> {
  const reader = { siteId: ORIEL, memberId }
  const order = 'desc' as const
  const page = { locale: 'vi_VN', page: 1, count: 50, order } as const
  const seen = await listLetters(database.rows, reader, page)
  say(`  ${MEMBERS} members, ${LETTERS} letters in ${AUDIENCES} audiences`)
  say(`  the member has ${seen.total} letters, ${seen.unread} of them unread`)
  const bare = async (): Promise<void> => {
    await database.rows
      .selectFrom('letter_reads')
      .select('read_at')
      .where('member_id', '=', memberId)
      .limit(50)
      .execute()
  }
  const asked = {
    bare,
    list: () => listLetters(database.rows, reader, page),
    count: () => countLetters(database.rows, reader),
    last_page: () => listLetters(database.rows, reader, { ...page, page: 100 }),
  }
  const times = await inTurns(asked)
  const p95 = (name: keyof typeof asked): number => valueAt(times[name], 0.95)
  for (const name of Object.keys(asked) as (keyof typeof asked)[]) {
    const against = (p95(name) / p95('bare')).toFixed(1)
    say(
      `  ${name}: p50 ${valueAt(times[name], 0.5).toFixed(2)} ms, p95 ${p95(name).toFixed(2)} ms, ` +
        `${against} of a bare indexed read`,
    )
  }
  return [
    atMost('letter.list_p95_ms', p95('list'), P95_MS, 1),
    atMost('letter.count_p95_ms', p95('count'), P95_MS, 1),
    atMost('letter.last_page_p95_ms', p95('last_page'), P95_MS, 1),
    atMost('letter.send_to_all_ms', await sendToAll(database), SEND_MS, 1),
  ]
}

/** One after the other, so that whatever else the machine does hits all alike. */
async function inTurns<Name extends string>(
  asked: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(asked) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >
  for (let call = -10; call < CALLS; call += 1) {
    for (const name of names) {
      const begun = performance.now()
      await asked[name]()
      if (call >= 0) times[name].push(performance.now() - begun)
    }
  }
  return times
}

/** Sending to everybody: the median of a few. */
async function sendToAll(database: Database): Promise<number> {
  const nobodyLess = { currency: null, language: null, grade: null }
  const audience = { ...nobodyLess, registeredFrom: null, registeredUntil: null }
  const texts = { en_US: { title: 'To all', html: '<p>To all</p>' } }
  const times: number[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const letter = { id: newId<'letter'>(), siteId: ORIEL, kind: 'service', texts } as const
    const begun = performance.now()
    const by = { by: 'bench', isByStaff: true, proposalId: null }
    expectDone(
      await database.transaction((work) => writeToAudience(work, { ...letter, audience }, by)),
    )
    times.push(performance.now() - begun)
  }
  return valueAt(times, 0.5)
}

/** Audiences are pairs of currency and language, half of which the member is in. */
async function grow(ground: Ground): Promise<MemberId> {
  const client = createConnection({ url: ground.ownerUrl, name: 'bench' })
  await client.connect()
  try {
    await client.query(`SET synchronous_commit = off; SET statement_timeout = 0;
      SET transaction_timeout = 0`)
    await client.query(
      `INSERT INTO members (id, site_id, account, currency, language, created_at)
       SELECT gen_random_uuid(), $1, 'b' || lpad(to_hex(n), 8, '0'), 'VND', 'vi_VN',
         house_now() - interval '300 days'
       FROM generate_series(1, $2::int) n`,
      [ORIEL, MEMBERS],
    )
    const { rows } = await client.query<{ id: MemberId }>(
      `SELECT id FROM members WHERE account = 'b' || lpad(to_hex($1::int), 8, '0')`,
      [Math.floor(MEMBERS / 2)],
    )
    const id = rows[0]?.id
    if (!id) throw new Error('nobody was made')
    await growLetters(client, id)
    await client.query(
      'VACUUM ANALYZE members, letters, letter_texts, letter_members, letter_reads',
    )
    return id
  } finally {
    await client.end()
  }
}

type Client = ReturnType<typeof createConnection>
type Row = { readonly id: LetterId }

async function growLetters(client: Client, memberId: MemberId): Promise<void> {
  const letter = `INSERT INTO letters (id, site_id, kind, sent_to, addressed, currency, language,
    registered_from, sent_by, is_by_staff, sent_at, expires_at)`
  const { rows: spread } = await client.query<Row>(
    `${letter} SELECT gen_random_uuid(), $1, CASE WHEN n % 2 = 0 THEN 'offer' ELSE 'service' END,
       'audience', NULL, CASE WHEN n % 4 < 2 THEN 'VND' END, CASE WHEN n % 4 IN (1, 3) THEN 'vi_VN' END,
       house_now() - (n % $3 + 1) * interval '30 days' - interval '290 days', 'bench', true,
       house_now() - n * interval '8 hours', house_now() + interval '200 days'
     FROM generate_series(1, $2::int) n RETURNING id`,
    [ORIEL, LETTERS, AUDIENCES / 4],
  )
  const { rows: own } = await client.query<Row>(
    `${letter} SELECT gen_random_uuid(), $1, 'service', 'one', 1, NULL, NULL, NULL, 'house', false,
       house_now() - n * interval '30 minutes', house_now() + interval '100 days'
     FROM generate_series(1, $2::int) n RETURNING id`,
    [ORIEL, OWN],
  )
  const ids = own.map(({ id }) => id)
  await client.query(
    `INSERT INTO letter_members (member_id, letter_id, sent_at, read_at)
     SELECT $1, id, sent_at, house_now() FROM letters WHERE id = ANY ($2)`,
    [memberId, ids],
  )
  const read = spread.slice(0, READ_TO_AUDIENCE).map(({ id }) => id)
  await client.query(
    `INSERT INTO letter_reads (member_id, letter_id, read_at)
     SELECT $1, unnest($2::uuid[]), house_now()`,
    [memberId, read],
  )
  await client.query(
    `INSERT INTO letter_texts (letter_id, language, title, html)
     SELECT id, lang, 'A title', '<p>' || repeat('Some words of a letter. ', 40) || '</p>'
     FROM letters, unnest('{en_US,vi_VN,th_TH}'::text[]) lang
     WHERE template IS NULL ON CONFLICT DO NOTHING`,
  )
  // Others have read too: a million rows that are not the member's, in the way.
  await client.query(
    `INSERT INTO letter_reads (member_id, letter_id, read_at)
     SELECT m.id, l.id, house_now() FROM (SELECT id FROM members WHERE account LIKE 'b%'
       LIMIT $1) m, (SELECT id FROM letters WHERE sent_to = 'audience' LIMIT 50) l
     ON CONFLICT DO NOTHING`,
    [isFull ? 200_000 : 6_000],
  )
}
