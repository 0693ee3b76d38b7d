import type { EmblemName } from '@oriel/art/emblems'
import type { PaletteName } from '@oriel/art/palette'
import { drawShare } from '@oriel/art/share'
import { gameTypes, type GameTypeCode } from '@oriel/core/game-type'
import type { Locale } from '@oriel/core/locale'
import type { SharePage, sharePages } from '@oriel/core/picture'
import type { Theme } from '@oriel/core/site-settings'
import type { MessageId } from '@oriel/i18n/message-id'
import { serverText } from '@oriel/i18n/server'

/** What others see of a page when somebody shares it: its words on a picture in the site's look. */
export type ShareRecipe = {
  readonly page: SharePage
  readonly emblem: EmblemName
  readonly palette: PaletteName
  readonly title: string
  readonly note: string
  readonly site: string
}

const PALETTES: Readonly<Record<Theme, PaletteName>> = {
  obsidian: 'obsidian',
  jade: 'jade',
  indigo: 'indigo',
  lacquer: 'lacquer',
  ocean: 'sapphire',
  ivory: 'copper',
  sakura: 'rose',
  carbon: 'midnight',
}

type Words = {
  readonly emblem: EmblemName
  /** Null: the name of the site. */
  readonly title: MessageId | null
  readonly note: MessageId | null
}

const PAGES = {
  home: { emblem: 'gem', title: null, note: 'picture.share_home' },
  discount: { emblem: 'ticket', title: 'promotion.title', note: 'picture.share_discount' },
  faq: { emblem: 'compass', title: 'faq.title', note: null },
  sponsor: { emblem: 'trophy', title: 'sponsor.title', note: null },
  app: { emblem: 'gamepad', title: 'app.title', note: null },
  download: { emblem: 'gamepad', title: 'app.title', note: null },
  hall: { emblem: 'crown', title: null, note: 'picture.share_home' },
  provider: { emblem: 'crown', title: null, note: 'picture.share_home' },
} as const satisfies Record<(typeof sharePages)[number], Words>

const HALLS: Readonly<Record<GameTypeCode, Words>> = {
  slot: { emblem: 'seven', title: 'shell.category_slot', note: 'games.intro_slot' },
  live: { emblem: 'wheel', title: 'shell.category_live', note: 'games.intro_live' },
  sport: { emblem: 'soccer', title: 'shell.category_sport', note: 'games.intro_sport' },
  lottery: { emblem: 'balls', title: 'shell.category_lottery', note: 'games.intro_lottery' },
  card: { emblem: 'cards', title: 'shell.category_card', note: 'games.intro_card' },
  virtual_sport: {
    emblem: 'helmet',
    title: 'shell.category_virtual',
    note: 'games.intro_virtual_sport',
  },
  arena: { emblem: 'tops', title: 'shell.category_arena', note: 'games.intro_arena' },
  esport: { emblem: 'gamepad', title: 'shell.category_esport', note: 'games.intro_esport' },
  crash: { emblem: 'rocket', title: 'shell.category_crash', note: 'games.intro_crash' },
}

export function shareRecipe(
  page: SharePage,
  site: { readonly name: string; readonly theme: Theme },
  locale: Locale,
): ShareRecipe {
  const { t } = serverText(locale)
  const { emblem, title, note } = wordsOf(page)
  return {
    page,
    emblem,
    palette: PALETTES[site.theme],
    title: title === null ? site.name : t(title),
    note: note === null ? '' : t(note),
    // The name stands there once.
    site: title === null ? '' : site.name,
  }
}

function wordsOf(page: SharePage): Words {
  const hall = gameTypes.find(({ code }) => page === `hall-${code}`)
  return hall ? HALLS[hall.code] : PAGES[page as keyof typeof PAGES]
}

export const drawShareRecipe = ({ page, ...recipe }: ShareRecipe): string =>
  drawShare({ ...recipe, id: `share-${page}`, backdrop: 'rays' })
