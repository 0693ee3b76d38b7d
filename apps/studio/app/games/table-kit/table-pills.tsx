import { useState } from 'react'
import { Sheet } from '../../chrome/sheet.tsx'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { OwnRounds, useOwnRounds, type Telling } from './own-rounds.tsx'
import type { TablePlay } from './use-table-play.ts'
import './table-pills.css'

/** Which round, what may be staked, who else is here; and the way to one's own bets. */
export function TablePills<Outcome>({
  play,
  telling,
}: {
  play: TablePlay<Outcome>
  telling: Telling<Outcome>
}) {
  const { t } = useText()
  const { short } = useMoney()
  const { stakes, currency } = useSeat().state
  const { round, others } = play.table
  const own = useOwnRounds(play.table)
  const [isOpen, setOpen] = useState(false)
  const total = others.totals.find((one) => one.currency === currency)?.staked ?? 0n
  return (
    <div className="table-pills figures">
      {round && <span className="pill">{t('table.round', { number: round.number })}</span>}
      <span className="pill pill-wide">
        {t('table.limits', { least: short(stakes[0] ?? 0n), most: short(stakes.at(-1) ?? 0n) })}
      </span>
      <span className="pill pill-wide">
        {t('table.others', { count: others.count })}
        {total > 0n && ` · ${short(total)}`}
      </span>
      <button type="button" className="pill" onClick={() => setOpen(true)}>
        {t('table.mine')} <b>{own.length}</b>
      </button>
      <Sheet title={t('table.mine')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <OwnRounds rounds={own} telling={telling} />
      </Sheet>
    </div>
  )
}
