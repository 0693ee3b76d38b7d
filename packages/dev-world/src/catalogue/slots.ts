import type { EmblemName } from '@oriel/art/emblems'
import type { Currency } from '@oriel/core/currency'
import { families } from './families.ts'
import { moodOf, moods } from './moods.ts'
import { OWN, TITLES } from './own.ts'
import { slugOf } from './slug.ts'
import { turnOf, type Sketch } from './sketch.ts'
import type { StudioId } from './studios.ts'
import { titledSlots } from './titled-slots.ts'
import { slotName, type SlotPhrase, type SlotSubject } from './words.ts'

/** POLARIS has two lobbies in this hall. */
const POLARIS: StudioId = 'GPPO'
const HOUSES = ['NORTH', 'SOUTH'] as const

/** Shares no factor with the number of subjects: all come once, and families mix. */
const SUBJECT_STRIDE = 27

/** Every so many of these slots differ from the usual in one way. */
const EVERY = { noDemo: 7, mobileOnly: 37, desktopOnly: 41, south: 29, east: 31 } as const
const SOUTH: readonly Currency[] = ['INR', 'BDT', 'MMK', 'USD', 'GP']
const EAST: readonly Currency[] = ['RMB', 'VND', 'THB', 'WON', 'JPY', 'USD', 'GP']

type Member = {
  readonly subject: SlotSubject & EmblemName
  readonly phrases: readonly SlotPhrase[]
  readonly studios: readonly StudioId[]
  /** Its place among its own, so that a round does not say the same of a whole family. */
  readonly place: number
}

const members: readonly Member[] = Object.values(families).flatMap(
  ({ subjects, phrases, studios }) =>
    subjects.map((subject, place) => ({ subject, phrases, studios, place })),
)

/** Round by round each subject meets the next of its family's phrases. */
function composed(): Sketch[] {
  const rounds = Math.max(...members.map(({ phrases }) => phrases.length))
  const drawn: Sketch[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [turn] of members.entries()) {
      const { subject, phrases, studios, place } = turnOf(members, turn * SUBJECT_STRIDE + round)
      if (round >= phrases.length) continue
      const phrase = turnOf(phrases, round + place)
      const studio = turnOf(studios, round + place)
      const maker = studio === OWN && !isOwn(subject, phrase) ? otherOf(studios) : studio
      drawn.push(sketch(subject, phrase, maker, drawn.length))
    }
  }
  return drawn
}

const OWN_SLOTS: ReadonlySet<string> = new Set(TITLES[2])
const isOwn = (subject: SlotSubject, phrase: SlotPhrase): boolean =>
  OWN_SLOTS.has(slugOf(slotName(subject, phrase).en_US))

/** Who makes what the house's own studio could have made. */
const OTHERS = ['GPMI', 'GPKE', 'GPLP'] as const satisfies readonly StudioId[]
function otherOf(studios: readonly StudioId[]): StudioId {
  const other = OTHERS.find((one) => studios.includes(one))
  if (!other) throw new Error(`nobody else makes games like ${studios.join(', ')}`)
  return other
}

function sketch(
  subject: SlotSubject & EmblemName,
  phrase: SlotPhrase,
  studio: StudioId,
  place: number,
): Sketch {
  const isEvery = (count: number) => place % count === count - 1
  return {
    names: slotName(subject, phrase),
    studio,
    emblem: subject,
    palettes: moods[moodOf[phrase]],
    hasDemo: !isEvery(EVERY.noDemo),
    ...(isEvery(EVERY.mobileOnly) && { only: 'mobile' }),
    ...(isEvery(EVERY.desktopOnly) && { only: 'desktop' }),
    ...(isEvery(EVERY.south) && { currencies: SOUTH }),
    ...(isEvery(EVERY.east) && { currencies: EAST }),
  }
}

export const slots: readonly Sketch[] = [...titledSlots, ...composed()].map((one, place) =>
  one.studio === POLARIS ? { ...one, house: turnOf(HOUSES, place) } : one,
)
