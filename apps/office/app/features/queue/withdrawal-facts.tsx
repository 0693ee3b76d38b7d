import type { MessageId } from '@oriel/i18n/message-id'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import { moneyOf, said, timeOf, type Item, type Write } from './queue-kind.ts'
import { checksOf, type CheckLine } from './withdrawal-checks.ts'

type WithdrawalFactsProps = { readonly item: Item; readonly write: Write }

/** Every check with its figures, and what is known of the card. */
export function WithdrawalFacts({ item, write }: WithdrawalFactsProps) {
  const { t } = write
  const checks = checksOf(item.facts)
  const looks = checks.filter(({ says }) => says.tone === 'look').length
  return (
    <>
      <Panel
        title={t('office.check.title')}
        icon="shield"
        isFilled
        end={
          <Pill tone={looks > 0 ? 'look' : 'good'}>
            {t('office.check.looks', { count: looks })}
          </Pill>
        }
      >
        <ul className="check-list">
          {checks.map((check) => (
            <CheckRow key={check.rule} check={check} write={write} />
          ))}
        </ul>
      </Panel>
      <Panel title={t('office.queue.to_card')} icon="bank">
        <KeyValues lines={cardLines(item, write)} />
      </Panel>
    </>
  )
}

/** Sums of checks are in dollars, whatever the member plays with. */
const IN_DOLLARS = { currency: 'USD' } as const

function CheckRow({ check, write }: { readonly check: CheckLine; readonly write: Write }) {
  const { t } = write
  const { title, says, figures } = check
  return (
    <li data-tone={says.tone}>
      <span className="check-title">{t(title)}</span>
      <span className="faint">
        {figures
          .map(({ label, value }) => `${t(label)} ${moneyOf(value, IN_DOLLARS, write)}`)
          .join(' · ')}
      </span>
      <Pill tone={says.tone}>{t(says.word)}</Pill>
    </li>
  )
}

const VERIFIED: Readonly<Record<string, MessageId>> = {
  deposit: 'office.check.by_deposit',
  name_check: 'office.check.by_name_check',
  person: 'office.check.by_person',
}

function cardLines(item: Item, write: Write) {
  const { facts, fields } = item
  const { t } = write
  const by = VERIFIED[said(facts['card.verified_by'])]
  return [
    { name: t('office.check.card'), value: said(fields['card']) },
    { name: t('office.check.added_at'), value: timeOf(facts['card.added_at'], write) ?? '–' },
    {
      name: t('office.check.verified'),
      value: by ? `${timeOf(facts['card.verified_at'], write) ?? ''} ${t(by)}` : '–',
    },
    { name: t('office.check.paid_to_card'), value: said(facts['before.to_card']) },
    { name: t('office.check.paid_at_all'), value: said(facts['before.all']) },
  ]
}
