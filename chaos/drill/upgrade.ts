import path from 'node:path'
import { migrateFrom } from '@oriel/dev-world/engine/migrate'
import { until } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { chance, type Figure } from '../figures.ts'
import { readBooks } from '../play/books.ts'
import { findGames } from '../play/games.ts'
import { openHistory, type History } from '../play/history.ts'
import { judgePlay } from '../play/judge.ts'
import { settleAll } from '../play/settle.ts'
import { playOn } from '../play/visit.ts'
import { inspect } from '../studio-rows.ts'
import { installOld, lastButOne } from './old-version.ts'
import { keepSigningIn, TRIES_MAX, type SignIns } from './sign-in-load.ts'
import { layUpgradeGround } from './upgrade-ground.ts'
import type { Drill } from './run.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Operations of members in each phase: old alone, old on the new tables, both, new alone. */
const OPS = { full: 150, short: 40 }
const MEMBERS = { full: 16, short: 8 }
const PHASE_MAX_MS = 300_000
const MOVED_SHARE = 0.25
/** Also closed when it is not judged: a drill that fails half-way leaves nothing open. */
const HISTORY = path.join(root, '.reports/drill-upgrade.jsonl')

/**
 * Upgrades under load: the old version serves, the new migrations run, new processes start beside
 * the old ones, the load moves over and the old ones stop.
 */
export const runUpgrade: Drill = async ({ folder, short, seed, note, words }) => {
  const commit = words[0] ?? lastButOne()
  const old = await installOld(commit, path.join(folder, 'old'))
  note(`${commit} is installed`)
  const ground = await layUpgradeGround(folder, old)
  const history = openHistory(HISTORY)
  const keys = old.openKeys(keyFile(folder))
  const database = old.openDatabase({ url: ground.appUrl, name: 'drill', max: 4 })
  let isOver = false
  try {
    const before = await ground.startVersion(old.root)
    const games = await findGames(database)
    const { port } = ground.edge
    const count = short ? MEMBERS.short : MEMBERS.full
    const members = await old.seatMembers(database, keys, port, count)
    note(`${members.length} members play at the old version`)
    const common = { port, lines: ground.lines, games, history, isAhead: () => false }
    const run = { ...common, isOver: () => isOver }
    const playing = Promise.all(
      members.map((member, place) => playOn({ ...run, random: chance(seed + place) }, member)),
    )
    const signing = keepSigningIn(old, { database, keys, port }, run.isOver)
    const phases = phasesOf(history, short ? OPS.short : OPS.full, note)
    await phases.next('the old version served alone')
    const migrating = performance.now()
    await migrateFrom(ground.ownerUrl, path.join(root, 'packages/db/migrations'))
    const migrateSeconds = (performance.now() - migrating) / 1000
    await phases.next(`the old version served on the new tables`)
    await ground.startVersion(null)
    await phases.next('both versions served')
    await before.retire()
    note('the old version has stopped')
    await phases.next('the new version served alone')
    isOver = true
    await playing
    const signIns = await signing
    await settleAll(ground, { ...run, random: () => 1 }, members, Infinity, note)
    const books = await readBooks(ground, note)
    const inspected = await inspect(ground.studioOwnerUrl)
    for (const { rule, count: times } of inspected.wrong) note(`broken ${times} times: ${rule}`)
    const moved = phases.ops() * MOVED_SHARE
    return [
      { name: 'upgrade migrate_s', value: migrateSeconds },
      ...callFigures(history, signIns, note),
      ...judgePlay(books, history.lines, members, moved, note),
      { name: 'upgrade studio_books_broken', value: inspected.wrong.length, ceiling: 0 },
    ]
  } finally {
    isOver = true
    history.close()
    await database.close()
    await ground.stop()
    note('the world is gone')
  }
}

/** Each phase lasts until so much was done in it: an upgrade is judged by work, not by time. */
function phasesOf(history: History, ops: number, note: (text: string) => void) {
  return {
    ops: () => history.lines.length,
    async next(what: string): Promise<void> {
      const wanted = history.lines.length + ops
      const isDone = async () => history.lines.length >= wanted
      await until(`${ops} operations while ${what}`, isDone, PHASE_MAX_MS, 100)
      note(`${history.lines.length} operations: ${what}`)
    },
  }
}

function callFigures(history: History, signIns: SignIns, note: (text: string) => void): Figure[] {
  const { lines } = history
  const beyond = lines.filter(({ unknown }) => unknown > TRIES_MAX)
  for (const line of beyond.slice(0, 5)) note(`failed beyond retries: ${JSON.stringify(line)}`)
  for (const why of signIns.failed.slice(0, 5)) note(`failed sign-in: ${why}`)
  return [
    { name: 'upgrade operations', value: lines.length, floor: 1 },
    { name: 'upgrade retried', value: lines.filter(({ unknown }) => unknown > 0).length },
    { name: 'upgrade failed_beyond_retries', value: beyond.length, ceiling: 0 },
    { name: 'upgrade sign_ins', value: signIns.done, floor: 1 },
    { name: 'upgrade sign_ins_retried', value: signIns.retried },
    { name: 'upgrade sign_ins_failed', value: signIns.failed.length, ceiling: 0 },
  ]
}
