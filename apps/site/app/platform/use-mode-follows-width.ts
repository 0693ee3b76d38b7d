import { writeCookie } from '@oriel/core/cookie'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { MODE_COOKIE, MODE_COOKIE_S, modeOfWidth, RESIZE_SETTLES_MS, type Mode } from './mode.ts'

/**
 * When the window has settled on the other side of the border, the page is read again in the other
 * layout. What was there stays until the new one has come. Says whether the page is on its way.
 */
export function useModeFollowsWidth(mode: Mode, follows: boolean): boolean {
  const { revalidate, state } = useRevalidator()
  const [left, setLeft] = useState<Mode | null>(null)
  const again = useRef(revalidate)
  useEffect(() => {
    again.current = revalidate
  }, [revalidate])
  useEffect(() => {
    if (!follows) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      const now = modeOfWidth(window.innerWidth)
      if (now === mode) return
      document.cookie = writeCookie(MODE_COOKIE, now, { maxAgeS: MODE_COOKIE_S })
      setLeft(mode)
      void again.current()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, RESIZE_SETTLES_MS)
    }
    // It may have been drawn larger before anybody listened.
    if (modeOfWidth(window.innerWidth) !== mode) wait()
    window.addEventListener('resize', wait)
    return () => {
      window.removeEventListener('resize', wait)
      clearTimeout(timer)
    }
  }, [mode, follows])
  return left === mode && state === 'loading'
}
