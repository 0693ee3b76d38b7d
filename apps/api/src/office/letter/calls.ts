import {
  letterTemplatesCall,
  letterToManyCall,
  letterToOneCall,
  memberLettersCall,
  nameMembersCall,
  sendLetterTo,
  sendLetterToMany,
  sentToManyCall,
  sentToOneCall,
} from '@oriel/contract/office/letter'
import { done, refuse } from '@oriel/core/outcome'
import { noteLook } from '@oriel/domain/audit'
import {
  findSent,
  letterTemplates,
  listSent,
  listSentTo,
  listTemplates,
  nameMembers,
  templateFields,
  type LetterId,
  type LetterListId,
} from '@oriel/domain/letter'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import type { OfficeCaller } from '../caller.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { bindPanel } from '../member/panel.ts'
import { sentWire } from './wire.ts'

export const letterBindings = (house: OfficeHouse): Binding[] => [
  ...bindCommand(house, sendLetterTo),
  ...bindCommand(house, sendLetterToMany),
  bindSent(house, sentToOneCall, true),
  bindSent(house, sentToManyCall, false),
  bindDetail(house, letterToOneCall),
  bindDetail(house, letterToManyCall),

  bindPanel(house, memberLettersCall, async (member, { after, count }, { locale }) => {
    const whose = { siteId: member.siteId, memberId: member.id }
    const page = { after: after ?? null, count, locale }
    const { list, next } = await listSentTo(house.database.rows, whose, page)
    return done({ list: list.map(sentWire), next })
  }),

  bindOffice(nameMembersCall, async ({ list_id, accounts }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const listId = list_id as LetterListId | null
    const named = await nameMembers(house.database, actor, { siteId, listId, accounts })
    if (!named.ok) return named
    const { id, named: count, unknown } = named.value
    return done({ list_id: id, named: count, unknown: [...unknown] })
  }),

  bindOffice(letterTemplatesCall, async (_, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const published = await listTemplates(house.database.rows, siteId)
    const list = letterTemplates.map((name) => {
      const one = published.find((version) => version.name === name)
      const version = one && {
        number: one.number,
        kind: one.kind,
        texts: one.texts,
        published_by: one.publishedBy,
        published_at: one.publishedAt,
      }
      return { name, fields: [...templateFields[name]], version: version ?? null }
    })
    return done({ list })
  }),
]

const bindSent = (
  house: OfficeHouse,
  call: typeof sentToOneCall | typeof sentToManyCall,
  isToOne: boolean,
): Binding =>
  bindOffice(call, async ({ after, count }, { siteId, locale }: OfficeCaller) => {
    if (siteId === null) return refuse('invalid_input')
    const page = { after: after ?? null, count, locale, isToOne }
    const { list, next } = await listSent(house.database.rows, siteId, page)
    return done({ list: list.map(sentWire), next })
  })

/** A letter to one and a letter to many are different rights: each call knows its own alone. */
const bindDetail = (
  house: OfficeHouse,
  call: typeof letterToOneCall | typeof letterToManyCall,
): Binding =>
  bindOffice(call, async ({ id }, { siteId, actor }: OfficeCaller) => {
    if (siteId === null) return refuse('invalid_input')
    return house.database.transaction(async (work) => {
      const letter = await findSent(work, siteId, id as LetterId)
      const isToOne = call === letterToOneCall
      if (!letter || (letter.sentTo === 'one') !== isToOne) return refuse('subject_unknown')
      const subject = { kind: 'letter', id }
      const memberId = letter.memberId
      await noteLook(work, {
        ...actor,
        siteId,
        permission: call.permission ?? '',
        subject,
        memberId,
      })
      return done({ ...sentWire(letter), texts: letter.texts })
    })
  })
