import { useState } from 'react'
import { useMember } from '../../features/member/use-member.tsx'
import { useAddPasskey, useIsPasskeyPossible } from '../../features/passkey/use-passkey.ts'
import { AccountCard } from '../../features/profile/account-card.tsx'
import { ExportCard } from '../../features/profile/export-card.tsx'
import { OtherHouseCard, type LinkOutcome } from '../../features/profile/other-house-card.tsx'
import { PasskeyCard } from '../../features/profile/passkey-card.tsx'
import { PasswordCard } from '../../features/profile/password-card.tsx'
import { SessionCard } from '../../features/profile/session-card.tsx'
import { TotpCard } from '../../features/profile/totp-card.tsx'
import { useProfile } from '../../features/profile/use-profile.ts'
import { WithdrawPasswordCard } from '../../features/profile/withdraw-password-card.tsx'
import { FirstPasswordForm } from '../../features/recovery/first-password-form.tsx'
import { useEnter } from '../../features/session/use-enter.ts'
import { useOtherHouse } from '../../features/session/use-other-house.ts'
import type { SignedIn } from '../../platform/session.ts'
import { useSession } from '../../platform/use-session.ts'
import { useVisit } from '../../platform/use-visit.ts'

/** All that a member looks after; each card reads for itself, so that one can fail alone. */
export function MemberCards() {
  const { offersOtherHouse } = useVisit().site
  const { layout } = useMember()
  const [profile, readAgain] = useProfile()
  const token = useSession()?.token
  return (
    <div className="profile-columns">
      <div className="profile-column">
        <AccountCard
          profile={profile}
          grade={layout.data?.member_grade_name ?? null}
          onChanged={readAgain}
        />
        {/* A new password begins a new session. */}
        <SessionCard key={token} />
      </div>
      <div className="profile-column">
        <OwnPasswordCard />
        <WithdrawPasswordCard profile={profile} onChanged={readAgain} />
        <OwnPasskeyCard />
        <TotpCard />
        {offersOtherHouse && <LinkCard />}
        <ExportCard />
      </div>
    </div>
  )
}

function OwnPasswordCard() {
  const enter = useEnter()
  const form = (onDone: () => void) => {
    const goOn = (signedIn: SignedIn): void => {
      // Every session has ended; this one goes on with the token of the answer.
      enter(signedIn)
      onDone()
    }
    return <FirstPasswordForm onDone={goOn} />
  }
  return <PasswordCard form={form} />
}

const OwnPasskeyCard = () => (
  <PasskeyCard isPossible={useIsPasskeyPossible()} add={useAddPasskey()} />
)

function LinkCard() {
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)
  const tell = (trouble: string | null): void =>
    setOutcome((before) => ({ turn: (before?.turn ?? 0) + 1, trouble }))
  const open = useOtherHouse({ wish: 'link', onLinked: () => tell(null), onFailure: tell })
  return <OtherHouseCard outcome={outcome} onLink={open} />
}
