import type { announcementCall, announcementListCall } from '@oriel/contract/office/announcement'
import type { DataOf } from '@oriel/contract/endpoint'
import type { AnnouncementLine, Check, Told } from '@oriel/domain/announcement'

type LineWire = DataOf<typeof announcementListCall>['list'][number]
type OneWire = DataOf<typeof announcementCall>

export const lineWire = (line: AnnouncementLine): LineWire => ({
  id: line.id,
  number: String(line.number),
  newest: line.newest,
  text: line.text,
  languages: line.languages,
  state: line.state,
  shown: line.shown,
  written_by: line.writtenBy,
  written_at: line.writtenAt,
  starts_at: line.startsAt,
  ends_at: line.endsAt,
})

export const versionWire = (
  { version, steps, state, isShown, changed }: Told,
  personId: string,
): OneWire['versions'][number] => ({
  number: version.number,
  texts: { ...version.texts },
  falls_back: version.fallsBack,
  before_login: version.displayBeforeLogin,
  after_login: version.displayAfterLogin,
  sort: version.sort,
  starts_at: version.startsAt,
  ends_at: version.endsAt,
  state,
  is_shown: isShown,
  copied_from: version.copiedFrom,
  written_by: version.writtenBy,
  written_at: version.writtenAt,
  is_mine: version.personId === personId,
  changed: [...changed],
  steps: steps.map(({ step, by, at, startsAt, endsAt }) => ({
    step,
    by,
    at,
    starts_at: startsAt,
    ends_at: endsAt,
  })),
})

export const checkWire = (check: Check): OneWire['checks'][number] => ({
  ...check,
  languages: [...check.languages],
})
