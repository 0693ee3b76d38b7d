import type { RegistrationField } from '@oriel/forms/registration'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { emptyDraft, firstPlace, showErrors, type Draft, type Errors, type Place } from './draft.ts'
import { focusPlace } from './focus-place.ts'
import type { Introducer } from './introducer-rules.ts'
import type { CurrencySettings, RegisterSettings } from './register-settings.ts'
import type { Currency } from '@oriel/core/currency'

export type RegistrationStart = {
  readonly settings: RegisterSettings
  readonly currency: Currency
  readonly introducer: Introducer
}

export type HeldDraft = {
  readonly draft: Draft
  readonly change: (change: (draft: Draft) => Draft) => void
  /** Those of the chosen currency. */
  readonly settings: CurrencySettings
  readonly formRef: RefObject<HTMLFormElement | null>
  /** Shows what is wrong and moves the focus to the first of it. */
  readonly fail: (errors: Errors) => void
  readonly pointAt: (place: Place | null) => void
  /** Somebody was asked about a value and says no, possibly after it was changed. */
  readonly refuse: (field: RegistrationField, value: string, message: string) => void
}

export function useDraft({ settings: all, currency, introducer }: RegistrationStart): HeldDraft {
  const [draft, change] = useState(() => emptyDraft(currency, introducer))
  const settings = all.get(draft.currency)
  if (!settings) throw new Error(`the form stands in ${draft.currency}, which has no settings`)
  const { formRef, pointAt } = usePointing()
  const refuse = useCallback((field: RegistrationField, value: string, message: string) => {
    change((now) =>
      now.form[field] === value ? { ...now, errors: { ...now.errors, [field]: message } } : now,
    )
  }, [])
  const fail = (errors: Errors): void => {
    change((now) => showErrors(now, errors, settings))
    pointAt(firstPlace(errors, settings))
  }
  return { draft, change, settings, formRef, fail, pointAt, refuse }
}

/** Moves the focus to a place once it is drawn with what is said about it. */
function usePointing() {
  const formRef = useRef<HTMLFormElement>(null)
  const [point, setPoint] = useState<{ readonly place: Place | null } | null>(null)
  useEffect(() => {
    if (point?.place && formRef.current) focusPlace(formRef.current, point.place)
  }, [point])
  const pointAt = useCallback((place: Place | null): void => setPoint({ place }), [])
  return { formRef, pointAt }
}
