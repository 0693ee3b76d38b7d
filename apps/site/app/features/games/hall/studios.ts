import { languageTag } from '@oriel/core/locale'
import type { Text } from '@oriel/i18n/text'
import type { LobbyCard } from './halls.ts'

/** S9.031: the description of a platform has at most this many names. */
const STUDIOS_NAMED_MAX = 15

/** The makers of a hall's games in one sentence; those above the limit are counted. */
export function studiosSentence(lobbies: readonly LobbyCard[], { t, locale }: Text): string {
  const all = [...new Set(lobbies.map(({ name }) => name))]
  const named = all.slice(0, STUDIOS_NAMED_MAX)
  if (all.length === 0) return ''
  if (all.length > named.length) {
    const names = named.join(/^(zh|ja)/.test(locale) ? '、' : ', ')
    return t('games.studios_named_more', { names, count: all.length - named.length })
  }
  const list = new Intl.ListFormat(languageTag(locale), { type: 'conjunction' })
  return t('games.studios_named', { names: list.format(named) })
}
