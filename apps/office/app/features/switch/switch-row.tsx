import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { HoldButton } from '../../parts/hold-button.tsx'
import { Pill } from '../../parts/pill.tsx'
import { PromiseClock } from '../../parts/promise-clock.tsx'
import { useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import { nameOf, SCOPES, type Off, type SwitchLine } from './switch-words.ts'

/** What somebody is about to do; each opens its sheet. */
export type Act = { readonly kind: 'off' | 'on' | 'look'; readonly line: SwitchLine }

type RowProps = { readonly line: SwitchLine; readonly onAct: (act: Act) => void }

/** One switch: its name, its state in words, what it stops, since when and why, and what to do. */
export function SwitchRow({ line, onAct }: RowProps) {
  const text = useText()
  const { t } = text
  const { scope, off } = line
  const words = SCOPES[scope]
  return (
    <li className="switch-row" data-off={off !== null || undefined}>
      <b className="switch-name">{nameOf(line, text)}</b>
      <Pill tone={off ? 'stop' : 'good'} hasDot>
        {off ? t('office.switch.is_off') : t('office.switch.is_on')}
      </Pill>
      <div className="switch-about">
        {off ? (
          <Since off={off} />
        ) : (
          <>
            <span>{t(words.stops)}</span>
            <small>{t(words.never)}</small>
          </>
        )}
      </div>
      <div className="switch-acts">
        {off ? <OffActs line={line} off={off} onAct={onAct} /> : <OnActs {...{ line, onAct }} />}
      </div>
    </li>
  )
}

function Since({ off }: { readonly off: Off }) {
  const { t } = useText()
  const { dateTime } = useFormat()
  return (
    <>
      <b className="switch-since">
        {t('office.switch.off_since', { time: dateTime(off.off_since) })}
      </b>
      <small>{t('office.switch.by_because', { by: off.by, because: off.because })}</small>
      {off.looked_by === null ? (
        <small className="switch-look">
          {t('office.switch.second_look')}{' '}
          <PromiseClock enteredAt={off.off_since} promisedAt={off.look_by} />
        </small>
      ) : (
        <small>{t('office.switch.looked_by', { by: off.looked_by })}</small>
      )}
    </>
  )
}

function OnActs({ line, onAct }: RowProps) {
  const text = useText()
  const { begin } = useMay('switch.off')
  if (!begin) return null
  return (
    <HoldButton
      variant="ghost"
      className="button-small hold-button"
      onPress={() => onAct({ kind: 'off', line })}
    >
      {text.t('office.switch.turn_off')} <span className="sr-only">{nameOf(line, text)}</span>
    </HoldButton>
  )
}

function OffActs({ line, off, onAct }: RowProps & { readonly off: Off }) {
  const text = useText()
  const { t } = text
  const { code } = useSite()
  const { begin: mayLook } = useMay('switch.off')
  const { begin: mayPropose } = useMay('switch.on')
  const name = nameOf(line, text)
  const needsLook = off.looked_at === null
  return (
    <>
      {needsLook && mayLook && !off.is_mine && (
        <Button className="button-small" onClick={() => onAct({ kind: 'look', line })}>
          {t('office.switch.looked')} <span className="sr-only">{name}</span>
        </Button>
      )}
      {needsLook && off.is_mine && (
        <small className="faint">{t('office.switch.other_looks')}</small>
      )}
      {off.proposal ? (
        <Link to={`/${code}/proposals/${off.proposal}`}>
          {t('office.switch.proposed', { number: `PR-${off.proposal}` })}
        </Link>
      ) : (
        mayPropose && (
          <Button
            variant="ghost"
            className="button-small"
            onClick={() => onAct({ kind: 'on', line })}
          >
            {t('office.switch.propose_on')} <span className="sr-only">{name}</span>
          </Button>
        )
      )}
    </>
  )
}
