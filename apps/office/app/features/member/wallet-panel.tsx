import { memberWalletCall } from '@oriel/contract/office/member'
import type { DataOf } from '@oriel/contract/endpoint'
import { amountText } from '@oriel/core/money-text'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { KeyValues } from '../../parts/key-values.tsx'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'

type Wallet = DataOf<typeof memberWalletCall>
type Part = Wallet['parts'][number]

const WORDS: Readonly<Record<Part['part'], MessageId>> = {
  available: 'office.member.part_available',
  held: 'office.member.part_held',
  bonus: 'office.member.part_bonus',
  vault: 'office.member.part_vault',
  provider: 'office.member.part_provider',
  moving: 'office.member.part_moving',
}

/** Every part of the wallet and their sum. Whether it adds up is the server's word. */
export function WalletPanel({ id }: { readonly id: string }) {
  const { t } = useText()
  const read = useRead(memberWalletCall, { member_id: id })
  const wallet = read.data
  const word = wallet && (
    <Pill tone={wallet.adds_up ? 'good' : 'stop'} icon={wallet.adds_up ? 'check' : 'warning'}>
      {wallet.adds_up ? t('office.member.adds_up') : t('office.member.adds_up_not')}
    </Pill>
  )
  return (
    <Panel title={t('office.member.wallet')} icon="wallet" end={word} isFilled>
      <ReadBlock read={read}>{(found) => <Parts wallet={found} />}</ReadBlock>
    </Panel>
  )
}

function Parts({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useText()
  const { time } = useFormat()
  const { currency, parts, total, books, late, adds_up: addsUp } = wallet
  const say = (units: bigint): string => amountText({ units, currency })
  const lines = parts
    .filter(({ amount, part }) => amount !== 0n || part === 'available')
    .map(({ part, gp_name: name, amount }) => ({
      name: name === null ? t(WORDS[part]) : `${t(WORDS[part])} · ${name}`,
      value: say(amount),
    }))
  return (
    <div className="panel-body stack">
      <p className="member-total">
        <b>{say(total)}</b> {currency}
        <small>{t('office.member.read_at', { time: time(wallet.read_at) })}</small>
      </p>
      <KeyValues
        lines={[...lines, { name: t('office.member.total'), value: say(total), isSum: true }]}
      />
      {late !== 0n && <Note tone="look">{t('office.member.late', { amount: say(late) })}</Note>}
      {!addsUp && (
        <Note tone="stop" icon="warning" isAlert>
          {t('office.member.books', { amount: say(books) })}
        </Note>
      )}
    </div>
  )
}
