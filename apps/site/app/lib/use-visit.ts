import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import type { Visit } from './visit.ts'

/** Null only on an error page that came before the site was known. */
export const useMaybeVisit = (): Visit | null =>
  useRouteLoaderData<typeof loader>('root')?.visit ?? null

export function useVisit(): Visit {
  const visit = useMaybeVisit()
  if (!visit) throw new Error('this page was rendered without a visit')
  return visit
}
