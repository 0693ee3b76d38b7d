import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useMember } from '../features/member/member.ts'
import { HIDDEN_AMOUNT, useEye, useTotal } from '../features/wallet/wallet.ts'
import { Avatar } from '../parts/avatar.tsx'
import { useFormat } from '../platform/use-format.ts'
import { useSession } from '../platform/use-session.ts'

/** Who is signed in: their letters, their account, their level. */
function MemberName() {
  const { data } = useMember().layout
  const session = useSession()
  const account = data?.member_account ?? session?.account ?? ''
  const grade = data?.member_grade_name
  return (
    <div className="member-name">
      <Avatar name={account} />
      <div className="min-w-0">
        <p className="member-account">{account}</p>
        {grade && (
          <p className="member-level">
            <Icon name="crown" className="size-4" />
            {grade}
          </p>
        )}
      </div>
    </div>
  )
}

/** The card above the menu: who, and all they have. */
export function MemberCard() {
  const { t } = useText()
  const format = useFormat()
  const wallet = useTotal()
  const [isOpen] = useEye()
  const shown = wallet && (isOpen ? format.money(wallet.total, wallet.currency) : HIDDEN_AMOUNT)
  return (
    <div className="member-card">
      <MemberName />
      <dl className="member-total" aria-busy={wallet === null}>
        <dt>{t('wallet.total')}</dt>
        <dd>{shown ?? '…'}</dd>
      </dl>
    </div>
  )
}

/** Holds its place until the browser knows who is there: a menu that moves is pressed in vain. */
export function MemberCardPlace() {
  const { t } = useText()
  return (
    <div className="member-card" aria-hidden="true">
      <div className="member-name">
        <Avatar name="" />
      </div>
      <dl className="member-total">
        <dt>{t('wallet.total')}</dt>
        <dd>…</dd>
      </dl>
    </div>
  )
}
