import { registerBackgroundCall } from '@oriel/contract/member/registration'
import { welcomeBase } from '@oriel/core/picture'
import { useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { useVisit } from '../../platform/use-visit.ts'

/** S3.061: on mobile the site's own picture stands above the registration form. */
export function useRegisterBackground(isShown: boolean): string {
  const { mode, template } = useVisit()
  const [base, setBase] = useState(welcomeBase('register'))
  const isWanted = isShown && mode === 'mobile'
  useEffect(() => {
    if (!isWanted) return
    const own = new AbortController()
    void call(registerBackgroundCall, { template: template.name }, own.signal).then((answer) => {
      if (!own.signal.aborted && answer.ok && answer.value.base !== '') setBase(answer.value.base)
    })
    return () => own.abort()
  }, [isWanted, template.name])
  return base
}
