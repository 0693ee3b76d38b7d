import type { MessageId } from '@oriel/i18n/message-id'
import { Icon, type IconSource } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { icons } from '../../../parts/icons.ts'
import { OfficeMark } from '../../../parts/office-mark.tsx'

const REASONS: readonly { readonly icon: IconSource; readonly text: MessageId }[] = [
  { icon: icons.passkey, text: 'office.staff.reason_factor' },
  { icon: 'people', text: 'office.staff.reason_two' },
  { icon: icons.document, text: 'office.staff.reason_audit' },
  { icon: 'clock', text: 'office.staff.reason_rest' },
]

type SignInFrameProps = {
  readonly title: string
  readonly text: ReactNode
  /** What stands above the title: the steps. */
  readonly steps?: ReactNode
  readonly foot: string
  readonly children: ReactNode
}

/** The page one comes in by: the house rules on the left, a card on the right. */
export function SignInFrame({ title, text, steps, foot, children }: SignInFrameProps) {
  const { t } = useText()
  return (
    <div className="sign-in">
      <title>{`${title} · ${t('office.frame.title')}`}</title>
      <aside className="sign-in-side">
        <OfficeMark />
        <div>
          <p className="sign-in-motto">
            {t('office.staff.motto_people')}
            <br />
            {t('office.staff.motto_record')}
          </p>
          <ul>
            {REASONS.map((reason) => (
              <li key={reason.text}>
                <Icon name={reason.icon} />
                {t(reason.text)}
              </li>
            ))}
          </ul>
        </div>
        <small>{t('office.staff.staff_only')}</small>
      </aside>
      <main className="sign-in-main">
        <div className="sign-in-card">
          {steps}
          <h1>{title}</h1>
          <p className="faint">{text}</p>
          {children}
        </div>
        <p className="small-text sign-in-foot">{foot}</p>
      </main>
    </div>
  )
}

type StepsProps = { readonly labels: readonly string[]; readonly at: number }

/** Which step one is at, and which are done. */
export const SignInSteps = ({ labels, at }: StepsProps) => (
  <ol className="sign-in-steps">
    {labels.map((label, index) => (
      <li
        key={label}
        data-done={index < at || undefined}
        aria-current={index === at ? 'step' : undefined}
      >
        {index < at ? <Icon name="check" /> : <span aria-hidden="true">{index + 1}</span>}
        {label}
      </li>
    ))}
  </ol>
)
