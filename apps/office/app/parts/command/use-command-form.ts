import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import {
  type ComponentProps,
  type RefObject,
  type SubmitEventHandler,
  useRef,
  useState,
} from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { REASON_MAX, REASON_MIN, reasonProblem } from './reason-rules.ts'

/** A refusal says why; what succeeded closes the sheet. */
export type CommandOutcome = { readonly ok: true } | { readonly ok: false; readonly text: string }

type CommandForm = {
  /** Where the focus starts. */
  readonly place: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  /** What is wrong with the reason. */
  readonly problem: string | undefined
  /** Why the command was refused, and at which try. */
  readonly failure: string | null
  readonly tries: number
  readonly isSending: boolean
  readonly submit: () => void
  readonly onSubmit: SubmitEventHandler
  readonly reason: ComponentProps<'textarea'>
}

/** The reason of a command and the one way to send it. */
export function useCommandForm(
  send: (reason: string) => Promise<CommandOutcome>,
  onDone: () => void,
): CommandForm {
  const { t } = useText()
  const place = useRef<HTMLTextAreaElement>(null)
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: { reason: '' } })
  const [refused, setRefused] = useState({ failure: null as string | null, tries: 0 })
  const [isSending, sendOnce] = useSending()
  const submit = handleSubmit(({ reason }) =>
    sendOnce(async () => {
      const outcome = await send(reason.trim())
      if (outcome.ok) return onDone()
      setRefused(({ tries }) => ({ failure: outcome.text, tries: tries + 1 }))
    }),
  )
  const words = {
    short: t('office.part.reason_short', { min: REASON_MIN }),
    long: t('office.part.reason_long', { max: REASON_MAX }),
  }
  const { ref, ...field } = register('reason', {
    validate(text) {
      const problem = reasonProblem(text)
      return problem === null || words[problem]
    },
  })
  return {
    place,
    text: useWatch({ control, name: 'reason' }),
    problem: formState.errors.reason?.message,
    ...refused,
    isSending,
    submit: () => void submit(),
    onSubmit: (event) => void submit(event),
    reason: {
      ...field,
      ref(element) {
        place.current = element
        ref(element)
      },
    },
  }
}
