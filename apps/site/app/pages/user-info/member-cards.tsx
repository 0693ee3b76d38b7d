import { useState } from 'react'
import { useMember } from '../../features/member/member.ts'
import { NoticeCard, type Notice } from '../../features/notice/notice.ts'
import { useAddPasskey, useIsPasskeyPossible } from '../../features/passkey/passkey.ts'
import {
  AccountCard,
  ExportCard,
  OtherHouseCard,
  PasskeyCard,
  PasswordCard,
  SessionCard,
  TotpCard,
  type LinkOutcome,
  type Profile,
  useProfile,
  WithdrawPasswordCard,
} from '../../features/profile/profile.ts'
import { RemovalCard } from '../../features/removal/removal.ts'
import { FirstPasswordForm } from '../../features/recovery/recovery.ts'
import { useSignIn, useOtherHouse } from '../../features/session/session.ts'
import type { SignedIn } from '../../platform/session.ts'
import { useSession } from '../../platform/use-session.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { GiftCard, readGiftsAgain } from './gift-card.tsx'

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
        <NoticeCard hasMail={hasMailOf(profile.data)} onSaved={onNotice} />
        {/* A new password begins a new session. */}
        <SessionCard key={token} />
      </div>
      <div className="profile-column">
        <GiftCard />
        <OwnPasswordCard />
        <WithdrawPasswordCard profile={profile} onChanged={readAgain} />
        <OwnPasskeyCard />
        <TotpCard />
        {offersOtherHouse && <LinkCard />}
        <ExportCard />
        <RemovalCard />
      </div>
    </div>
  )
}

const hasMailOf = (profile: Profile | null): boolean | null =>
  profile && profile.member_email !== ''

/** The marks of gifts come and go with the switch. */
const onNotice = ({ kind }: Notice): void => {
  if (kind === 'gift') readGiftsAgain()
}

function OwnPasswordCard() {
  const enter = useSignIn()
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
