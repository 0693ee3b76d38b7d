import { newId, type Id, type MemberId, type SiteId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { command } from '@oriel/domain/command'
import type { Keys } from '@oriel/keys/keys'
import * as z from 'zod/mini'

export type NoteId = Id<'member-note'>

/** What somebody of the house wrote about a member. */
export type MemberNote = {
  readonly id: NoteId
  readonly by: string
  readonly at: Date
  readonly text: string
  /** The earlier note that it corrects. */
  readonly corrects: NoteId | null
  /** The later note that corrects it. */
  readonly correctedBy: NoteId | null
}

export const NOTE_MAX = 2_000

const NewNote = z.object({
  member_id: z.uuid(),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX)),
  corrects: z.nullable(z.uuid()),
})
type NewNote = z.output<typeof NewNote>

const about = (id: string): string => `member note ${id}`

/** Adds a note. None is ever changed; the database refuses it to everybody. */
export const noteCommand = command<NewNote>({
  permission: 'member.note',
  subjectKind: 'member',
  input: NewNote,
  subjectOf: ({ member_id }) => member_id,
  sealed: ['text'],
  async look(work, siteId, { member_id }) {
    const row = await work
      .selectFrom('members as m')
      .select('m.account')
      .select((from) =>
        from
          .selectFrom('member_notes as n')
          .whereRef('n.member_id', '=', 'm.id')
          .select((get) => get.fn.countAll<bigint>().as('count'))
          .as('notes'),
      )
      .where('m.id', '=', member_id)
      .where('m.site_id', '=', siteId)
      .executeTakeFirst()
    if (!row) return null
    const notes = Number(row.notes ?? 0)
    return {
      version: String(notes),
      fields: { account: row.account, notes },
      memberId: member_id as MemberId,
    }
  },
  async run(work, { keys }, { siteId, by }, { member_id, text, corrects }) {
    if (corrects !== null) {
      const earlier = work.selectFrom('member_notes').select('id').where('id', '=', corrects)
      const found = await earlier.where('member_id', '=', member_id).executeTakeFirst()
      if (!found) return refuse('note_unknown')
    }
    const id = newId<'member-note'>()
    const sealed = keys.seal('personal', text, about(id))
    await work
      .insertInto('member_notes')
      .values({ id, site_id: siteId, member_id, written_by: by, sealed, corrects })
      .execute()
    return done()
  },
})

/** Notes about a member, the newest first, by cursor. */
export async function listNotes(
  rows: Rows,
  keys: Keys,
  { siteId, memberId }: { readonly siteId: SiteId; readonly memberId: MemberId },
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<{ readonly list: readonly MemberNote[]; readonly next: string | null }> {
  let query = rows
    .selectFrom('member_notes as n')
    .select(['n.id', 'n.written_by', 'n.written_at', 'n.sealed', 'n.corrects'])
    .select((from) =>
      from
        .selectFrom('member_notes as l')
        .whereRef('l.member_id', '=', 'n.member_id')
        .whereRef('l.corrects', '=', 'n.id')
        .select('l.id')
        .orderBy('l.id', 'desc')
        .limit(1)
        .as('corrected_by'),
    )
    .where('n.member_id', '=', memberId)
    .where('n.site_id', '=', siteId)
    .orderBy('n.id', 'desc')
    .limit(count + 1)
  if (after !== null) query = query.where('n.id', '<', after)
  const found = await query.execute()
  const list = found.slice(0, count).map((row): MemberNote => {
    const text = keys.open('personal', row.sealed, about(row.id))
    if (!text) throw new Error('a note does not open: the ring lacks the key it was sealed by')
    return {
      id: row.id as NoteId,
      by: row.written_by,
      at: row.written_at,
      text: text.toString(),
      corrects: row.corrects as NoteId | null,
      correctedBy: (row.corrected_by ?? null) as NoteId | null,
    }
  })
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}
