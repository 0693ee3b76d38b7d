import type { ReactNode } from 'react'

/** The captcha of a form, given to it by whoever places both: features do not know each other. */
export type FormCaptcha = {
  /** What is sent with the form. The answer is empty as long as there is none. */
  readonly proof: { readonly token: string; readonly answer: string }
  /**
   * Another one, with an empty field. Call it after every answer to the form, with the account that
   * the form is about.
   */
  readonly refresh: (account?: string) => void
  readonly field: (error: string | undefined) => ReactNode
}
