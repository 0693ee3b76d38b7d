import { useState, type FormEvent } from 'react'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { useSending } from '@oriel/web/use-sending'
import { useTrouble, type Trouble } from '@oriel/web/form/use-trouble'

type Values<Field extends string> = Readonly<Record<Field, string>>

export type SecretsAsked<Field extends string> = {
  readonly empty: Values<Field>
  /** The first thing that is missing. */
  readonly check: (values: Values<Field>) => Trouble<Field> | null
  /** Null when it was taken; the form is gone then, or empty. */
  readonly send: (values: Values<Field>) => Promise<Trouble<Field> | null>
}

/** A form of secrets: what was wrong is emptied, the rest stays as it was typed. */
export function useSecrets<Field extends string>({ empty, check, send }: SecretsAsked<Field>) {
  const [values, setValues] = useState(empty)
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<Field>()
  useLostFocus(form)
  const write = (field: Field, value: string): void =>
    setValues((before) => ({ ...before, [field]: value }))
  const sendNow = async (): Promise<void> => {
    const missing = check(values)
    if (missing) return show(missing)
    const trouble = await send(values)
    setValues((before) => afterTrouble(before, trouble, empty))
    show(trouble)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void sendOnce(sendNow)
  }
  return { values, write, form, submit, isSending, errorAt, message }
}

export function afterTrouble<Field extends string>(
  values: Values<Field>,
  trouble: Trouble<Field> | null,
  empty: Values<Field>,
): Values<Field> {
  if (trouble === null) return empty
  return trouble.field === null ? values : { ...values, [trouble.field]: '' }
}
