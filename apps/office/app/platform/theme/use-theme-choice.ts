import { useCallback, useLayoutEffect } from 'react'
import { useChoice } from '../choices.ts'
import { applyTheme, readTheme, type Theme } from './theme.ts'

/** The theme a person chose; null follows the system. */
export function useThemeChoice(): [Theme | null, (theme: Theme | null) => void] {
  const [theme, keep] = useChoice('theme', readTheme)
  const choose = useCallback(
    (chosen: Theme | null) => {
      applyTheme(chosen)
      keep(chosen)
    },
    [keep],
  )
  return [theme, choose]
}

/** What the person chose on another machine counts here too, once it is known. */
export function useThemeOnPage(theme: Theme | null): void {
  useLayoutEffect(() => applyTheme(theme), [theme])
}
