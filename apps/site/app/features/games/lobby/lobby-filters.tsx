import type { GameTag } from '@oriel/core/game-type'
import { ChipLinks } from '@oriel/ui/navigation/chip-links'
import { linkTo } from '../../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { gameTabs, withShown, type Shown } from './place.ts'

type Props = { search: URLSearchParams; shown: Shown; tags: readonly GameTag[] }

/** S3.022, S3.023: the tabs of a game list, and the tags of its games. */
export function LobbyFilters({ search, shown, tags }: Props) {
  const { t } = useText()
  const leadTo = (next: Partial<Shown>) =>
    linkTo(withShown(search, { ...shown, ...next }), { preventScrollReset: true })
  const tabs = gameTabs.map((tab) => ({
    id: tab,
    label: t(`games.${tab}`),
    isCurrent: tab === shown.tab,
    link: leadTo({ tab }),
  }))
  const choices = [null, ...tags].map((tag) => ({
    id: tag ?? 'any',
    label: tag ? t(`games.tag_${tag}`) : t('games.any_tag'),
    isCurrent: tag === shown.tag,
    link: leadTo({ tag }),
  }))
  return (
    <div className="lobby-filters">
      <ChipLinks label={t('games.tabs')} items={tabs} isRow />
      {shown.tab === 'all_game' && tags.length > 0 && (
        <ChipLinks label={t('games.filter_tags')} items={choices} />
      )}
    </div>
  )
}
