import { useCallback, useEffect, useRef } from 'react'

/** A signal for whatever the form asks; it ends with the form. */
export function useSignal(): () => AbortSignal {
  const own = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      own.current?.abort()
      own.current = null
    },
    [],
  )
  return useCallback(() => (own.current ??= new AbortController()).signal, [])
}
