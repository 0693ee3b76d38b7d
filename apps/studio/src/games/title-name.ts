import type { Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import type { MessageId } from '@oriel/i18n/message-id'
import { wordsOf } from './catalogue.ts'
import { SLOT_NAMES, type SlotCode } from './slot-names.ts'

const isSlot = (code: string): code is SlotCode => Object.hasOwn(SLOT_NAMES, code)

/** What people call a title. Slots have names of their own; other games say it in their words. */
export const titleName = (code: string, locale: Locale): string =>
  isSlot(code)
    ? SLOT_NAMES[code][locale]
    : serverText(locale).t(`${wordsOf(code).at(-1)}.name` as MessageId)
