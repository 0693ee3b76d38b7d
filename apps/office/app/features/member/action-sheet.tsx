import { endMemberSessions, freezeMember, unfreezeMember } from '@oriel/contract/office/session'
import { unlockWithdrawPassword } from '@oriel/contract/office/member'
import { useText } from '@oriel/web/text'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { AdjustSheet } from '../adjustment/adjustment.ts'
import { GiveSheet } from '../roulette/roulette.ts'
import { CorrectSheet } from './correct-sheet.tsx'
import { useRefreshMember, type ShownMember } from './use-member.ts'

export type MemberAction = 'freeze' | 'unfreeze' | 'end' | 'unlock' | 'correct' | 'adjust' | 'give'

type ActionSheetProps = {
  readonly member: ShownMember
  readonly action: MemberAction
  readonly onClose: () => void
}

const calls = {
  freeze: freezeMember,
  unfreeze: unfreezeMember,
  end: endMemberSessions,
  unlock: unlockWithdrawPassword,
} as const

/** What a command would change, before it is confirmed. */
export function ActionSheet({ member, action, onClose }: ActionSheetProps) {
  const { t } = useText()
  const refresh = useRefreshMember()
  if (action === 'adjust') return <AdjustSheet member={member} onClose={onClose} />
  if (action === 'give') return <GiveSheet member={member} onClose={onClose} />
  if (action === 'correct') return <CorrectSheet member={member} onClose={onClose} />
  const words = {
    freeze: [t('office.member.freeze_title'), t('office.member.freeze_note')],
    unfreeze: [t('office.member.unfreeze_title'), t('office.member.two_people')],
    end: [t('office.member.end_title'), t('office.member.end_note')],
    unlock: [t('office.member.unlock_title'), t('office.member.unlock_note')],
  } as const
  const [title, note] = words[action]
  return (
    <RunSheet
      calls={calls[action]}
      input={{ member_id: member.id }}
      icon={action === 'freeze' ? 'lock' : 'check'}
      title={title}
      subject={member.account}
      confirm={title}
      note={note}
      onClose={onClose}
      onDone={refresh}
    />
  )
}
