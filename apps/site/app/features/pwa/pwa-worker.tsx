import { useEffect } from 'react'
import { useVisit } from '../../platform/use-visit.ts'
import { registerWorker } from './register-worker.ts'

/** Lets the site be opened without a connection. Shows nothing. */
export function Pwa() {
  const { locale, build } = useVisit()
  useEffect(() => registerWorker(window, { locale, build }), [locale, build])
  return null
}
