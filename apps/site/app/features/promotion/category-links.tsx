import { ChipLinks } from '@oriel/ui/navigation/chip-links'
import { linkTo } from '../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { listAddress, type CategoryCount, type OfferCategory } from './offers.ts'

export const CATEGORY_WORDS = {
  all: 'promotion.category_all',
  welcome: 'promotion.category_welcome',
  slots: 'promotion.category_slots',
  sports: 'promotion.category_sports',
  live: 'promotion.category_live',
  loyalty: 'promotion.category_loyalty',
} as const satisfies Record<OfferCategory, string>

type CategoryLinksProps = { current: OfferCategory; counts: readonly CategoryCount[] }

/** Categories without an offer are left out, except the one that is looked at. */
export function CategoryLinks({ current, counts }: CategoryLinksProps) {
  const { t } = useText()
  const shown = counts.filter(({ id, count }) => count > 0 || id === current || id === 'all')
  return (
    <ChipLinks
      label={t('promotion.categories')}
      isRow
      items={shown.map(({ id, count }) => ({
        id,
        label: t(CATEGORY_WORDS[id]),
        count,
        isCurrent: id === current,
        link: linkTo(listAddress({ category: id, after: null }), { preventScrollReset: true }),
      }))}
    />
  )
}
