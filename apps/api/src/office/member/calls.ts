import * as calls from '@oriel/contract/office/member'
import { memberPersonCall } from '@oriel/contract/office/person'
import type { MemberId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import { listMemberEvents } from '@oriel/domain/audit'
import { listProviderNames } from '@oriel/domain/games'
import { listMembers, listNotes, readPersonal } from '@oriel/domain/member'
import { listMessages } from '@oriel/domain/message'
import { listSamePerson } from '@oriel/domain/person'
import { listPlays } from '@oriel/domain/play'
import { readMasked } from '@oriel/domain/profile'
import { actAlone, commands } from '@oriel/domain/proposal'
import { findRemovalDay } from '@oriel/domain/removal'
import { listDevices, listSessions, openMember } from '@oriel/domain/session'
import { listTransfers } from '@oriel/domain/transfer'
import { listWalletLines, readHoldings, readStory } from '@oriel/domain/wallet'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import type { OfficeCaller } from '../caller.ts'
import { bindCommand, told } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { memberFilter } from './filter.ts'
import { bindPanel, type Whose } from './panel.ts'
import { roundBindings } from './rounds.ts'
import * as wire from './wire.ts'

export const memberBindings = (house: OfficeHouse): Binding[] => [
  ...listBindings(house),
  ...panelBindings(house),
  ...activityBindings(house),
  ...roundBindings(house),
  ...deedBindings(house),
  ...[calls.unlockWithdrawPassword, calls.editIdentity].flatMap((one) => bindCommand(house, one)),
]

type Paged = { readonly after?: string | undefined; readonly count: number }
const pageOf = ({ after, count }: Paged) => ({ after: after ?? null, count })

const listBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(calls.memberListCall, async (asked, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const { rows } = house.database
    const filter = await memberFilter(rows, siteId, asked)
    const { list, next } = await listMembers(rows, filter, pageOf(asked))
    return done({ list: list.map(wire.memberWire), next })
  }),

  bindOffice(calls.memberCall, async ({ member_id }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const id = member_id as MemberId
    const header = await openMember(house.database, actor, siteId, id)
    if (!header) return refuse('subject_unknown')
    return done(wire.headerWire(header, await findRemovalDay(house.database.rows, id)))
  }),
]

const panelBindings = (house: OfficeHouse): Binding[] => {
  const read = () => house.database.rows
  return [
    bindPanel(house, calls.memberWalletCall, async ({ id, currency }) => {
      const holdings = await readHoldings(read(), id, currency)
      return done(wire.walletWire(holdings, await listProviderNames(read())))
    }),

    bindPanel(house, calls.memberProfileCall, async ({ id }) => {
      return done(wire.profileWire(await readMasked(read(), house.keys, id)))
    }),

    bindPanel(house, calls.memberSessionsCall, async ({ id }, input) => {
      const { after, count } = pageOf(input)
      const found = await listSessions(read(), id, { after: uuidOf(after), limit: count + 1 })
      const list = found.slice(0, count)
      return done({
        list: list.map(wire.sessionWire),
        next: found.length > count ? (list.at(-1)?.id ?? null) : null,
        devices: (await listDevices(read(), id)).map(wire.deviceWire),
      })
    }),

    bindPanel(house, memberPersonCall, async ({ id }, input) => {
      const { after, count } = pageOf(input)
      const { list, next } = await listSamePerson(read(), id, { after, count })
      return done({ list: list.map(wire.sameWire), next })
    }),

    bindPanel(house, calls.memberLedgerCall, async ({ id, currency }, input) => {
      const asked = { memberId: id, currency, from: null, to: null, group: null }
      const { lines, next } = await listWalletLines(read(), asked, pageOf(input))
      const names = await listProviderNames(read())
      return done({ list: lines.map((line) => wire.lineWire(line, names)), next, currency })
    }),

    bindPanel(house, calls.memberStoryCall, async ({ id }, { line }) => {
      const story = await readStory(read(), id, line)
      return story ? done(wire.storyWire(story, id)) : refuse('subject_unknown')
    }),
  ]
}

const activityBindings = (house: OfficeHouse): Binding[] => {
  const read = () => house.database.rows
  return [
    bindPanel(house, calls.memberTransfersCall, async ({ id }, input) => {
      const { transfers, next } = await listTransfers(read(), id, pageOf(input))
      const names = await listProviderNames(read())
      return done({ list: transfers.map((one) => wire.transferWire(one, names)), next })
    }),

    bindPanel(house, calls.memberPlaysCall, async ({ id }, input) => {
      const { list, next } = await listPlays(read(), id, pageOf(input))
      const names = await listProviderNames(read())
      return done({ list: list.map((one) => wire.playWire(one, names)), next })
    }),

    bindPanel(house, calls.memberMessagesCall, async ({ id }, { after, count }) => {
      const page = { after: uuidOf(after), count }
      const { list, next } = await listMessages(read(), id, page)
      return done({ list: list.map(wire.messageWire), next })
    }),

    bindPanel(house, calls.memberNotesCall, async ({ id: memberId, siteId }, { after, count }) => {
      const page = { after: uuidOf(after), count }
      const { list, next } = await listNotes(read(), house.keys, { siteId, memberId }, page)
      return done({ list: list.map(wire.noteWire), next })
    }),

    bindPanel(house, calls.memberEventsCall, async ({ id: memberId, siteId }, { after, count }) => {
      const page = { after: uuidOf(after), count }
      const { list, next } = await listMemberEvents(read(), { siteId, memberId }, page)
      return done({ list: list.map(wire.eventWire), next })
    }),
  ]
}

/** What one person does alone without a sheet of changes: look at a field, write a note. */
const deedBindings = (house: OfficeHouse): Binding[] => {
  const act = (
    permission: 'member.unmask' | 'member.note',
    { siteId }: Whose,
    { actor }: OfficeCaller,
    input: unknown,
    reason: string,
  ) => {
    const one = commands.get(permission)
    if (!one) throw new Error(`no command has the permission ${permission}`)
    return actAlone(house.tools, actor, { one, input, siteId }, { reason, now: house.now() })
  }
  return [
    bindPanel(house, calls.unmaskFieldCall, async (member, { field, reason }, caller) => {
      const input = { member_id: member.id, field }
      const acted = await act('member.unmask', member, caller, input, reason)
      if (!acted.ok) return told(acted)
      // The look is counted and written before anything is opened.
      const personal = await readPersonal(house.database.rows, house.keys, member.id)
      return done({ value: personal[field] ?? '' })
    }),

    bindPanel(house, calls.addNoteCall, async (member, { text, corrects }, caller) => {
      const input = { member_id: member.id, text, corrects }
      const acted = await act('member.note', member, caller, input, '')
      return acted.ok ? done({}) : told(acted)
    }),
  ]
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Anything that is no cursor of ours begins anew. */
const uuidOf = (after: string | null | undefined): string | null =>
  after && UUID.test(after) ? after : null
