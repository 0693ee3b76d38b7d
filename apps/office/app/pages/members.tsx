import { useText } from '@oriel/web/text'
import { MemberList } from '../features/member/member.ts'
import { Screen } from '../frame/screen.tsx'

export default function MembersPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.members')} isFilled>
      <MemberList />
    </Screen>
  )
}
