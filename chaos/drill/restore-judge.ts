import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { createConnection } from '@oriel/db/pool'
import type { Figure } from '../figures.ts'
import type { Line } from '../ledger-history.ts'
import type { Restored } from './restore.ts'

const root = path.resolve(import.meta.dirname, '../..')
const DATABASE = 'oriel'

export type Keys = {
  readonly asked: ReadonlySet<string>
  readonly acknowledged: ReadonlySet<string>
}

/** Keys of posts by what the poster knew of them when its history was read. */
export function keysIn(history: readonly Line[]): Keys {
  const keyOf = new Map(
    history.flatMap((line) => (line.told === 'asked' ? [[line.number, line.key] as const] : [])),
  )
  const ok = history.flatMap(({ told, number }) => (told === 'ok' ? [keyOf.get(number) ?? ''] : []))
  return { asked: new Set(keyOf.values()), acknowledged: new Set(ok) }
}

type Wanted = {
  readonly name: string
  readonly mustHave: ReadonlySet<string>
  readonly mustNotHave: ReadonlySet<string>
  readonly acknowledged: ReadonlySet<string>
}

/** Holds the restored books against the poster's word, and runs `pnpm ledger verify` on them. */
export async function judgeRestored(
  { postgres, minutes }: Restored,
  { name, mustHave, mustNotHave, acknowledged }: Wanted,
): Promise<Figure[]> {
  const there = await keysOf(postgres.url(DATABASE, 'oriel_owner'))
  const missing = (keys: ReadonlySet<string>) => [...keys].filter((key) => !there.has(key)).length
  const verified = spawnSync(process.execPath, [path.join(root, 'tools/ledger.ts'), 'verify'], {
    env: { ...process.env, DATABASE_URL: postgres.url(DATABASE, 'oriel_app') },
    encoding: 'utf8',
  })
  process.stdout.write(verified.stdout.replaceAll(/^/gm, '           '))
  const of = (what: string) => `restore ${name} ${what}`
  return [
    { name: of('minutes'), value: minutes },
    { name: of('acknowledged_before'), value: mustHave.size, floor: 1 },
    { name: of('acknowledged_before_lost'), value: missing(mustHave), ceiling: 0 },
    {
      name: of('later_posts_there'),
      value: [...mustNotHave].filter((key) => there.has(key)).length,
      ceiling: 0,
    },
    { name: of('acknowledged_after_lost'), value: missing(acknowledged) },
    { name: of('ledger_verify_failed'), value: verified.status ?? 1, ceiling: 0 },
  ]
}

async function keysOf(url: string): Promise<Set<string>> {
  const client = createConnection({ url, name: 'judge' })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string }>('SELECT key FROM ledger_journals')
    return new Set(rows.map(({ key }) => key))
  } finally {
    await client.end()
  }
}
