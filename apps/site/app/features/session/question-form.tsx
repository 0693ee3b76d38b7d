import { Button } from '@oriel/ui/form/button'
import { FormNote } from '@oriel/ui/form/form-message'
import { useState, type FormEvent } from 'react'
import { call } from '../../platform/call.ts'
import { deviceInfo } from '../../platform/browser/device-info.ts'
import type { FormCaptcha } from '../../platform/form-captcha.ts'
import type { SignedIn } from '../../platform/session.ts'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { TextButton } from '@oriel/web/form/text-button'
import { useText } from '@oriel/web/text'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { useSending } from '@oriel/web/use-sending'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { answerQuestion, skipQuestion } from './answer-question.ts'
import { QuestionField } from './question-field.tsx'
import type { StepTrouble } from './session-codes.ts'
import type { LoginStep } from './sign-in-view.ts'

export type QuestionFormProps = {
  step: LoginStep
  captcha: FormCaptcha
  onEnter: (signedIn: SignedIn) => void
  /** Another question came in place of this one. */
  onQuestion: (step: LoginStep) => void
  /** Back to the login form, with why. */
  onEnd: (why: string | null) => void
}

/**
 * S4.010: a member on a new device answers a question. Give each question a key, so that it gets a
 * form of its own.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { step, captcha, onEnd } = props
  const { t } = useText()
  const { form, errorAt, message, isSending, submit, skip, answer, setAnswer } = useQuestion(props)
  const left = step.available_questions_count
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit}>
      {message || <FormNote>{t('reason.different_device')}</FormNote>}
      <QuestionField
        question={step.question}
        hint={t('session.questions_left', { count: left })}
        value={answer}
        onChange={setAnswer}
        error={errorAt('answer')}
      />
      {captcha.field(errorAt('captcha'))}
      <SubmitButton isSending={isSending}>{t('session.continue')}</SubmitButton>
      {/* The last question cannot be passed over. */}
      {left > 1 && (
        <Button variant="ghost" className="button-large" onClick={skip}>
          {t('session.skip')}
        </Button>
      )}
      <TextButton onClick={() => onEnd(null)}>{t('session.back')}</TextButton>
    </form>
  )
}

function useQuestion({ step, captcha, onEnter, onQuestion, onEnd }: QuestionFormProps) {
  const text = useText()
  const [answer, setAnswer] = useState('')
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<'answer' | 'captcha'>()
  useLostFocus(form)
  const hear = (trouble: StepTrouble): void => {
    if (trouble.ends) onEnd(trouble.text)
    else show(trouble)
  }
  const send = async (): Promise<void> => {
    const came = await answerQuestion(call, { step, answer, captcha, device: deviceInfo() }, text)
    if (came.kind === 'entered') onEnter(came.signedIn)
    else hear(came.trouble)
  }
  const skipTo = async (): Promise<void> => {
    const came = await skipQuestion(call, step, text)
    if (came.kind === 'asked') onQuestion(came.step)
    else hear(came.trouble)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void sendOnce(send)
  }
  const skip = (): void => void sendOnce(skipTo)
  return { form, errorAt, message, isSending, submit, skip, answer, setAnswer }
}
