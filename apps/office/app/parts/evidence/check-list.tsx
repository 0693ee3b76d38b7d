import type { IconSource } from '@oriel/ui/picture/icon'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { icons } from '../icons.ts'
import { Pill } from '../pill.tsx'
import type { Tone } from '../tone.ts'
import { TwoLines } from '../two-lines.tsx'

export type CheckResult = 'pass' | 'look' | 'stop'
export type Check = {
  /** The rule's number: C08. */
  readonly code: string
  readonly name: string
  /** The figures it decided by; for a look, a sentence. */
  readonly figures: string
  readonly result: CheckResult
}

const LOOKS: Readonly<Record<CheckResult, { word: MessageId; tone: Tone; icon: IconSource }>> = {
  pass: { word: 'office.part.pass', tone: 'good', icon: 'check' },
  look: { word: 'office.part.look', tone: 'look', icon: 'warning' },
  stop: { word: 'office.part.stop', tone: 'stop', icon: icons.stop },
}
const RESULTS: readonly CheckResult[] = ['stop', 'look', 'pass']

/** What stops or needs a look comes first, each with its sentence; passes stand in two columns. */
export function CheckList({ checks }: { readonly checks: readonly Check[] }) {
  const passed = checks.filter(({ result }) => result === 'pass')
  const others = checks
    .filter(({ result }) => result !== 'pass')
    .toSorted((one, other) => RESULTS.indexOf(one.result) - RESULTS.indexOf(other.result))
  return (
    <div className="check-lists">
      {others.length > 0 && (
        <ul className="checks">
          {others.map((check) => (
            <li key={check.code} data-tone={LOOKS[check.result].tone}>
              <code>{check.code}</code>
              <TwoLines first={check.name} second={check.figures} />
              <Result result={check.result} />
            </li>
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <ul className="checks checks-passed">
          {passed.map((check) => (
            <li key={check.code}>
              <code>{check.code}</code>
              <span className="check-name">{check.name}</span>
              <small>{check.figures}</small>
              <Result result={check.result} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Result({ result }: { readonly result: CheckResult }) {
  const { t } = useText()
  const { word, tone, icon } = LOOKS[result]
  return (
    <Pill tone={tone} icon={icon}>
      {t(word)}
    </Pill>
  )
}

/** How many of each, for the head of the panel. */
export function CheckCounts({ checks }: { readonly checks: readonly Check[] }) {
  const { t } = useText()
  const countOf = (result: CheckResult): number =>
    checks.filter((check) => check.result === result).length
  const stops = countOf('stop')
  return (
    <>
      <Pill tone="good" icon="check">
        {t('office.part.count_pass', { count: countOf('pass') })}
      </Pill>
      <Pill tone="look" icon="warning">
        {t('office.part.count_look', { count: countOf('look') })}
      </Pill>
      <Pill tone={stops > 0 ? 'stop' : 'plain'} icon={icons.stop}>
        {t('office.part.count_stop', { count: stops })}
      </Pill>
    </>
  )
}
