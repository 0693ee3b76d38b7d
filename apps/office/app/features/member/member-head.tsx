import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../parts/avatar.tsx'
import { CopyNumber } from '../../parts/copy-number.tsx'
import { Pill } from '../../parts/pill.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import { ActionSheet, type MemberAction } from './action-sheet.tsx'
import type { ShownMember } from './use-member.ts'

/** Who it is, how they stand, and what the reader may do about it. */
export function MemberHead({ member }: { readonly member: ShownMember }) {
  const { t } = useText()
  const { dateTime } = useFormat()
  return (
    <div className="member-head">
      <Avatar name={member.account} look="own" size="large" />
      <div className="member-who">
        <div className="member-name">
          <h2>{member.account}</h2>
          <StateWord domain="member" code={member.state} />
          <Pill>{member.currency}</Pill>
          {member.is_signed_in && (
            <Pill tone="good" hasDot>
              {t('office.member.signed_in')}
            </Pill>
          )}
          {member.removal_at && (
            <Pill tone="look">
              {t('office.member.removal_at', { time: dateTime(member.removal_at) })}
            </Pill>
          )}
        </div>
        <Facts member={member} />
      </div>
      {member.state !== 'removed' && <Actions member={member} />}
    </div>
  )
}

function Facts({ member }: { readonly member: ShownMember }) {
  const { t } = useText()
  const { date, dateTime } = useFormat()
  const { code, name } = useSite()
  const { introducer, last_seen_at: seen } = member
  return (
    <p className="member-facts">
      <span>{name}</span>
      <CopyNumber number={member.id} isStrong={false} />
      <span>{t('office.member.joined_at', { date: date(member.joined_at) })}</span>
      {introducer && (
        <span>
          {t('office.member.introduced_by')}{' '}
          {introducer.member_id === null ? (
            introducer.account
          ) : (
            <Link to={`/${code}/members/${introducer.member_id}`}>{introducer.account}</Link>
          )}
        </span>
      )}
      <span>
        {seen
          ? t('office.member.seen_at', { time: dateTime(seen) })
          : t('office.member.never_seen')}
      </span>
    </p>
  )
}

function Actions({ member }: { readonly member: ShownMember }) {
  const { t } = useText()
  const { code } = useSite()
  const [action, setAction] = useState<MemberAction | null>(null)
  const [freeze, unfreeze] = [useMay('member.freeze').begin, useMay('member.unfreeze').begin]
  const [end, unlock] = [useMay('session.end').begin, useMay('withdraw_password.unlock').begin]
  const [correct, note] = [useMay('member.identity_edit').begin, useMay('member.note').begin]
  const { begin: letter } = useMay('letter.send')
  const { begin: adjust } = useMay('wallet.adjust')
  const { begin: give } = useMay('bonus.give')
  const button = (one: MemberAction, isAllowed: boolean, label: string) =>
    isAllowed && (
      <Button variant="ghost" onClick={() => setAction(one)}>
        {label}
      </Button>
    )
  const isFrozen = member.state === 'frozen'
  return (
    <div className="button-row member-actions">
      {note && (
        <Link className="button button-ghost" to={`/${code}/members/${member.id}/notes`}>
          {t('office.member.note')}
        </Link>
      )}
      {letter && (
        <Link
          className="button button-ghost"
          to={`/${code}/letters/new?member=${member.id}&account=${member.account}`}
        >
          {t('office.member.letter')}
        </Link>
      )}
      {button('adjust', adjust, t('office.adjustment.button'))}
      {button('give', give && member.state === 'open', t('office.roulette.give'))}
      {button('correct', correct, t('office.member.correct'))}
      {button('unlock', unlock, t('office.member.unlock'))}
      {button('end', end, t('office.member.end_sessions'))}
      {button('freeze', freeze && member.state === 'open', t('office.member.freeze'))}
      {button('unfreeze', unfreeze && isFrozen, t('office.member.unfreeze'))}
      {action && <ActionSheet member={member} action={action} onClose={() => setAction(null)} />}
    </div>
  )
}
