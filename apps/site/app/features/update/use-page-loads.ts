import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { notePendingPath } from '@oriel/web/chunk-reload'
import { goTo } from '../../platform/navigate.ts'
import { loadsWhole, pathOf } from './leaves.ts'

/** Full loads in place of walks: after a release, and where a file of the next page is missing. */
export function usePageLoads(hasNews: boolean): void {
  const here = useLocation()
  const { location: next } = useNavigation()
  useEffect(() => {
    notePendingPath(next ? pathOf(next) : null)
    const whole = loadsWhole(hasNews, here, next)
    if (whole !== null) goTo(whole)
  }, [hasNews, here, next])
}
