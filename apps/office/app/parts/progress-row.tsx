import { Progress } from '@oriel/ui/feedback/progress'
import { useText } from '@oriel/web/text'
import { useFormat } from '../platform/use-format.ts'

type ProgressRowProps = {
  /** What is done: "Payments by method". */
  readonly label: string
  readonly done: number
  readonly total: number
}

/** How far a job is, in a bar, in hundredths and in rows. */
export function ProgressRow({ label, done, total }: ProgressRowProps) {
  const { t } = useText()
  const { number, percent } = useFormat()
  const hundredths = total === 0 ? 0 : Math.floor((done / total) * 100)
  const text = t('office.part.rows_done', { done: number(done), total: number(total) })
  return (
    <div className="progress-row">
      <b>{percent(hundredths)}</b>
      <span className="faint">{text}</span>
      <Progress label={label} value={done} max={Math.max(1, total)} text={text} />
    </div>
  )
}
