import type { FormCaptcha } from '../../platform/form-captcha.ts'
import type { SignedIn } from '../../platform/session.ts'
import type { Prove } from './proof.ts'

/** What the form needs of other features; whoever places it brings them together. */
export type RegisterFormProps = {
  readonly captcha: FormCaptcha
  /** For questions asked while somebody types. Keep it the same between renders. */
  readonly prove: Prove
  readonly onSignedIn: (signedIn: SignedIn) => void
  /** Shows the service agreement over the form, which stays as it is. */
  readonly onAgreement: () => void
}
