import type { SlotView } from '../../src/games/slot/view.ts'
import { useText } from '../lib/text.tsx'
import { pictures } from './symbols.art.ts'
import './reels.css'

const SLOTS: ReadonlySet<string> = new Set(['classic', 'jade', 'ways'])

/** What the reels of the paid spin showed, for games that have reels. */
export function DrawnReels({ game, view }: { game: string; view: unknown }) {
  const { t } = useText()
  if (!SLOTS.has(game)) return null
  const { spins } = view as SlotView<string>
  const [first] = spins
  if (!first) return null
  const set = game === 'classic' ? 'classic' : 'line'
  return (
    <>
      <ol className="drawn-reels figures" data-set={set}>
        {first.window.map((symbols, reel) => (
          // Reels keep their order: the place is the name.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={reel}>
            <small>{first.stops[reel]}</small>
            <span>
              {symbols.map((name, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows keep their order too
                <img key={row} src={pictures[`${set}-${name}`]} alt={name} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      {spins.length > 1 && <p>{t('fairness.free_spins', { count: spins.length - 1 })}</p>}
    </>
  )
}
