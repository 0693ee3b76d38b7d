import { useEffect, useRef } from 'react'
import { ladderOf } from '../../../src/games/mines/ladder.ts'
import { useText } from '../../lib/text.tsx'
import { timesText } from '../quick/figures.ts'
import './ladder.css'

type Props = {
  mines: number
  /** How many gems were found; 0 while nothing is. */
  found: number
}

/** What leaving pays after each gem, with the rung the round stands on. */
export function MinesLadder({ mines, found }: Props) {
  const { t } = useText()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const rungs = list.current
    const rung = rungs?.children[Math.max(0, found - 1)]
    if (!rungs || !(rung instanceof HTMLElement)) return
    // The rung goes to the middle of the list: the page itself stays where it is.
    rungs.scrollTo({
      top: rung.offsetTop - (rungs.clientHeight - rung.offsetHeight) / 2,
      left: rung.offsetLeft - (rungs.clientWidth - rung.offsetWidth) / 2,
    })
  }, [found])
  return (
    <aside className="panel mines-ladder figures">
      <h2>{t('mines.ladder', { count: mines })}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls */}
      <ol key={mines} ref={list} tabIndex={0} aria-label={t('mines.ladder', { count: mines })}>
        {ladderOf(mines).map((pays, at) => (
          <li
            key={pays}
            data-done={at + 1 < found || undefined}
            aria-current={at + 1 === found ? 'step' : undefined}
          >
            <span>{t('mines.gems', { count: at + 1 })}</span>
            <b>{timesText(pays)}</b>
          </li>
        ))}
      </ol>
    </aside>
  )
}
