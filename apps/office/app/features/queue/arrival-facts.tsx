import type { MessageId } from '@oriel/i18n/message-id'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import { candidatesOf, type CandidateLine } from './arrival-candidates.ts'
import { moneyOf, said, timeOf, type Item, type Write } from './queue-kind.ts'

type ArrivalFactsProps = { readonly item: Item; readonly write: Write }

/** What the provider has told of it, whose it may be, and what the same payer sent before. */
export function ArrivalFacts({ item, write }: ArrivalFactsProps) {
  const { t } = write
  const candidates = candidatesOf(item.facts)
  return (
    <>
      <Panel title={t('office.arrival.line')} icon="bank">
        <KeyValues lines={lineOf(item, write)} />
      </Panel>
      <Panel
        title={t('office.arrival.candidates')}
        icon="people"
        detail={t('office.arrival.candidates_from')}
        isFilled={candidates.length > 0}
      >
        {candidates.length === 0 ? (
          <p>{t('office.arrival.no_candidates')}</p>
        ) : (
          <ul className="check-list" data-wide>
            {candidates.map((one) => (
              <CandidateRow key={one.number} candidate={one} write={write} />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('office.arrival.before')} icon="clock">
        <KeyValues lines={beforeOf(item, write)} />
      </Panel>
    </>
  )
}

function lineOf({ fields, facts, ...item }: Item, write: Write) {
  const { t } = write
  const end = facts['payer.account']
  return [
    { name: t('office.arrival.payer'), value: said(facts['payer.name']) },
    { name: t('office.arrival.account'), value: end ? `•••• ${said(end)}` : '–' },
    { name: t('office.arrival.bank'), value: said(facts['payer.institution']) },
    { name: t('office.arrival.message'), value: <code>{said(facts['message'])}</code> },
    { name: t('office.queue.amount'), value: moneyOf(String(item.amount), item, write) },
    { name: t('office.arrival.provider'), value: said(fields['link']) },
    { name: t('office.arrival.tx'), value: <code>{said(facts['tx'])}</code> },
    { name: t('office.arrival.seen_at'), value: timeOf(facts['seen_at'], write) ?? '–' },
  ]
}

const NAMES: Readonly<Record<'equal' | 'near' | 'other', MessageId>> = {
  equal: 'office.arrival.name_equal',
  near: 'office.arrival.name_near',
  other: 'office.arrival.name_other',
}
const NAMED: Readonly<Record<'whole' | 'near', MessageId>> = {
  whole: 'office.arrival.named_whole',
  near: 'office.arrival.named',
}
const MINUTE_S = 60
/** All but one agree. */
const STRONG = 3

type CandidateRowProps = { readonly candidate: CandidateLine; readonly write: Write }

function CandidateRow({ candidate, write }: CandidateRowProps) {
  const { t } = write
  const { number, account, toPay, currency, named, name, beforeS, agrees } = candidate
  const tone = agrees >= STRONG ? 'good' : 'look'
  const words = [
    moneyOf(toPay, { currency }, write),
    name === null ? null : t(NAMES[name]),
    named === null ? null : t(NAMED[named]),
    t('office.arrival.minutes_before', { count: Math.round(beforeS / MINUTE_S) }),
  ]
  return (
    <li data-tone={tone}>
      <span className="check-title">
        {number} · {account}
      </span>
      <span className="faint">{words.filter((word) => word !== null).join(' · ')}</span>
      <Pill tone={tone}>{t('office.arrival.agrees', { count: agrees })}</Pill>
    </li>
  )
}

function beforeOf({ facts, ...item }: Item, write: Write) {
  const { t } = write
  return [
    { name: t('office.arrival.before_count'), value: said(facts['payer.before']) },
    { name: t('office.arrival.before_sum'), value: moneyOf(facts['payer.sum'], item, write) },
    { name: t('office.arrival.before_members'), value: said(facts['payer.members']) },
  ]
}
