import { ChipLinks } from '@oriel/ui/navigation/chip-links'
import { linkTo } from '../../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useHalls } from './use-halls.ts'
import { HALL_ICONS } from '../../../parts/hall-icons.ts'
import { hallAddress } from '../../../platform/game-address.ts'

/** The way from one hall to the others. */
export function HallTabs({ current }: { current: number | null }) {
  const { t } = useText()
  const halls = useHalls()
  if (!halls || halls.length === 0) return null
  const items = halls.map(({ id, code, name }) => ({
    id,
    label: name,
    icon: HALL_ICONS[code],
    isCurrent: id === current,
    link: linkTo(hallAddress(id), { prefetch: 'intent' }),
  }))
  return <ChipLinks label={t('shell.halls')} items={items} isRow />
}
