import { officeLocales } from '@oriel/core/locale'
import { officeMessages, serverMessages } from '@oriel/i18n/server'
import { createLocaleFiles, type LocaleFiles } from '@oriel/web/server/locale-files'

export type OfficeLocale = (typeof officeLocales)[number]

/** Words of other apps that the shared form parts say here too. */
const SHARED: ReadonlySet<string> = new Set(['session.caps_lock', 'session.show_password'])

const isForPages = (id: string): boolean => id.startsWith('office.') || SHARED.has(id)

/** One file of words per language of the office: its pages share nearly all of them. */
export const openWords = (): LocaleFiles<OfficeLocale> =>
  createLocaleFiles(
    { isForPages, isLater: () => false },
    {
      offered: officeLocales,
      messagesOf: (locale) => ({ ...serverMessages(locale), ...officeMessages(locale) }),
    },
  )
