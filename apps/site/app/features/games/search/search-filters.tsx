import { gameTags, type GameTag } from '@oriel/core/game-type'
import { ChipGroup } from '@oriel/ui/navigation/chip-group'
import { useText } from '@oriel/web/text'
import { useHalls } from '../hall/use-halls.ts'
import { HALL_ICONS } from '../../../parts/hall-icons.ts'

export type SearchFilter = { readonly gtIds: readonly number[]; readonly tag: GameTag | null }
export const NO_FILTER: SearchFilter = { gtIds: [], tag: null }
export const isFiltered = ({ gtIds, tag }: SearchFilter): boolean =>
  gtIds.length > 0 || tag !== null

type Props = { filter: SearchFilter; onChange: (filter: SearchFilter) => void }

/** Any number of halls, and one tag: a game carries one. */
export function SearchFilters({ filter, onChange }: Props) {
  const { t } = useText()
  const halls = useHalls() ?? []
  const tagOf = (chosen: readonly string[]) =>
    gameTags.find((tag) => tag !== filter.tag && chosen.includes(tag)) ?? null
  return (
    <div className="search-filters">
      <ChipGroup
        label={t('shell.halls')}
        options={halls.map(({ id, code, name }) => {
          return { value: String(id), label: name, icon: HALL_ICONS[code] }
        })}
        chosen={filter.gtIds.map(String)}
        onChange={(chosen) => onChange({ ...filter, gtIds: chosen.map(Number) })}
      />
      <ChipGroup
        label={t('games.filter_tags')}
        options={gameTags.map((tag) => ({ value: tag, label: t(`games.tag_${tag}`) }))}
        chosen={filter.tag ? [filter.tag] : []}
        onChange={(chosen) => onChange({ ...filter, tag: tagOf(chosen) })}
      />
    </div>
  )
}
