import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useCallback, useState } from 'react'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { ListEnd } from '../../parts/list-end.tsx'
import { ReadAgain } from '../../parts/read-again.tsx'
import { RoundFilters } from './round-filters.tsx'
import { RoundList } from './round-list.tsx'
import { lastDays, type RoundChoice } from './round-rules.ts'
import { RoundSheet } from './round-sheet.tsx'
import { RoundTotals } from './round-totals.tsx'
import { useRounds, type PlayedAt, type Round } from './use-rounds.ts'
import './round.css'

const DAYS_FIRST = 7

/** What a member has played: filters, totals, the list, and one round in a sheet. */
export function Rounds() {
  const { timeZone } = useVisit().site
  const [choice, setChoice] = useState<RoundChoice>(() => ({
    ...lastDays(DAYS_FIRST, new Date(), timeZone),
    days: '7',
    provider: '',
    hall: '',
  }))
  const [played, setPlayed] = useState<readonly PlayedAt[]>([])
  const [open, setOpen] = useState<Round | null>(null)
  return (
    <section className="rounds">
      <RoundFilters choice={choice} played={played} onChange={setChoice} />
      <RoundPages
        // Another choice is another list.
        key={Object.values(choice).join(' ')}
        choice={choice}
        onPlayed={setPlayed}
        onOpen={setOpen}
      />
      {open && <RoundSheet round={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

type RoundPagesProps = {
  choice: RoundChoice
  onPlayed: (providers: readonly PlayedAt[]) => void
  onOpen: (round: Round) => void
}

function RoundPages({ choice, onPlayed, onOpen }: RoundPagesProps) {
  const { t } = useText()
  const { pages, more, totals } = useRounds(choice, onPlayed)
  const retry = useCallback(() => more(), [more])
  const { status, data } = pages
  if (status === 'error' && !data) {
    return <ReadAgain title={t('round.failed')} message={pages.message} onRetry={retry} />
  }
  if (!data) return <Waiting />
  if (data.items.length === 0) {
    return <EmptyBlock icon="clock" title={t('round.empty_title')} text={t('round.empty_text')} />
  }
  return (
    <>
      <RoundTotals totals={totals} />
      <RoundList rounds={data.items} onOpen={onOpen} />
      <ListEnd pages={pages} more={retry} label={t('round.more')} />
    </>
  )
}

function Waiting() {
  const { t } = useText()
  return (
    <div className="rounds">
      <output className="sr-only">{t('shell.loading')}</output>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  )
}
