import { useEffect, useRef } from 'react'
import type { HiLoMove, HiLoView } from '../../../src/games/hi-lo/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { timesText } from '../quick/figures.ts'
import { PlayingCard } from '../quick/playing-card.tsx'
import { cardWords } from '../table-kit/card.tsx'
import { shownLevel, trailOf, type TrailCard } from './trail.ts'
import './trail.css'

/** The cards so far, with what was done on each, and what leaving on it paid. */
export function Trail({ view }: { view: HiLoView | null }) {
  const { t } = useText()
  const list = useRef<HTMLOListElement>(null)
  const cards = view ? trailOf(view) : []
  const count = cards.length
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ left: list.current.scrollWidth })
  }, [count])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls
    <ol ref={list} className="trail figures" tabIndex={0} aria-label={t('hi-lo.trail')}>
      {cards.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a card lies where it was laid
        <TrailStep key={at} step={step} />
      ))}
    </ol>
  )
}

function TrailStep({ step: { card, move, level, isWrong } }: { step: TrailCard }) {
  const { t } = useText()
  const words: Readonly<Record<HiLoMove, string>> = {
    higher: t('hi-lo.higher'),
    lower: t('hi-lo.lower'),
    skip: t('hi-lo.skipped'),
  }
  return (
    <li data-wrong={isWrong || undefined}>
      {move && (
        <span className="trail-move" data-move={move}>
          <Glyph name={GLYPHS[move]} />
          <span className="sr-only">{words[move]}: </span>
        </span>
      )}
      <PlayingCard card={card} isLying />
      <span className="sr-only">{cardWords(t, card)}, </span>
      <small>{isWrong ? t('hi-lo.wrong') : timesText(shownLevel(level))}</small>
    </li>
  )
}

const GLYPHS = { higher: 'chevron-up', lower: 'chevron-down', skip: 'chevron-right' } as const
