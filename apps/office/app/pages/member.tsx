import { useText } from '@oriel/web/text'
import { useParams } from 'react-router'
import { isMemberTab, MemberView, useMember } from '../features/member/member.ts'
import { Screen } from '../frame/screen.tsx'
import { Pill } from '../parts/pill.tsx'
import { useSite } from '../platform/use-site.ts'

export default function MemberPage() {
  const { t } = useText()
  const { code } = useSite()
  const { id = '', tab } = useParams()
  const { data } = useMember(id)
  const crumbs = [{ label: t('office.frame.members'), to: `/${code}/members` }]
  return (
    <Screen
      title={data?.account ?? t('office.member.member')}
      crumbs={crumbs}
      tag={<Pill icon="eye">{t('office.member.recorded')}</Pill>}
      isPersonal
    >
      <MemberView key={id} id={id} tab={isMemberTab(tab) ? tab : 'ledger'} />
    </Screen>
  )
}
