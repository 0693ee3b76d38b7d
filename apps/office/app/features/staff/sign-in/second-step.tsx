import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import type { ComponentProps } from 'react'
import { Avatar } from '../../../parts/avatar.tsx'
import { Note } from '../../../parts/note.tsx'
import { SecondFactor } from './second-factor.tsx'

type SecondStepProps = ComponentProps<typeof SecondFactor> & {
  readonly account: string
  readonly onOther: () => void
}

/** The second step of signing in, for the account of the first. */
export function SecondStep({ account, onOther, ...factor }: SecondStepProps) {
  const { t } = useText()
  return (
    <>
      <div className="sign-in-person">
        <Avatar name={account.replaceAll('.', ' ')} look="own" />
        <b>{account}</b>
        <Button variant="ghost" className="button-small button-quiet" onClick={onOther}>
          {t('office.staff.not_you')}
        </Button>
      </div>
      <SecondFactor {...factor} />
      <Note>{t('office.staff.code_rule')}</Note>
    </>
  )
}
