import { invitationCall } from '@oriel/contract/office/staff'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useText } from '@oriel/web/text'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { Avatar } from '../../../parts/avatar.tsx'
import { FailedScreen } from '../../../parts/screens.tsx'
import { call } from '../../../platform/call.ts'
import { ask } from '../../../platform/query.ts'
import { roleText } from '../../../platform/role-words.ts'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { TwoLines } from '../../../parts/two-lines.tsx'

/** What a person who was invited chooses: account, password and second factor. */
export function InvitationView() {
  const text = useText()
  const { t } = text
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const token = query.get('token') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => ask(call, invitationCall, { token }, signal),
    // Its second factor is made with what came first.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const onDone = (account: string): void => {
    const search = new URLSearchParams({ why: 'welcome', account })
    void navigate(`/sign-in?${search.toString()}`, { replace: true })
  }
  return (
    <SignInFrame
      title={t('office.staff.invitation')}
      text={t('office.staff.invitation_text')}
      foot={t('office.staff.invitation_foot')}
    >
      {data && (
        <>
          <div className="sign-in-person">
            <Avatar name={data.name} look="own" />
            <TwoLines
              first={data.name}
              second={[
                data.mail,
                roleText(data.role, text),
                data.site || t('office.staff.all_sites'),
              ].join(' · ')}
            />
          </div>
          <InvitationForm token={token} invitation={data} onDone={onDone} />
        </>
      )}
      {!data && !error && <Skeleton className="" />}
      {error && (
        <FailedScreen
          title={t('office.staff.invitation_failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </SignInFrame>
  )
}
