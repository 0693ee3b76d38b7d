import type { MemberLayoutWire } from '@oriel/contract/member/profile'
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { failed, idle, pending, success, type AsyncData } from '@oriel/web/async-data'
import { keepLayout } from '../../platform/session.ts'
import { useLive } from '@oriel/web/live'
import { useSession } from '../../platform/use-session.ts'

export type MemberLayout = z.output<typeof MemberLayoutWire>
type Known = { readonly layout: AsyncData<MemberLayout>; readonly readAgain: () => void }

const MemberContext = createContext<Known>({ layout: idle(), readAgain: () => {} })

/**
 * S4.006: the member layout, which every page shows. It is read after each sign-in and when it
 * changes.
 */
export function MemberProvider({ children }: { children: ReactNode }) {
  const token = useSession()?.token ?? null
  const live = useLive()
  const [layout, setLayout] = useState<AsyncData<MemberLayout>>(idle)
  const newest = useRef(0)
  const read = useCallback(async (of: string | null) => {
    newest.current += 1
    const own = newest.current
    if (of === null) return setLayout(idle())
    setLayout(pending)
    const { readLayout } = await import('./read-layout.ts')
    const answer = await readLayout()
    // A later read, or another member, has been asked for since.
    if (own !== newest.current) return
    if (answer.ok) keepLayout(answer.value.member_common_layout)
    setLayout((before) =>
      answer.ok ? success(answer.value.member_common_layout) : failed(before, answer.message),
    )
  }, [])
  const readAgain = useCallback(() => void read(token), [read, token])
  useEffect(() => {
    const turn = setTimeout(readAgain)
    return () => clearTimeout(turn)
  }, [readAgain])
  useEffect(() => {
    if (!live || token === null) return undefined
    let stop = () => {}
    let isOver = false
    void import('./read-layout.ts').then(({ hearProfile }) => {
      if (!isOver) stop = hearProfile(live, readAgain)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [live, token, readAgain])
  return <MemberContext value={{ layout, readAgain }}>{children}</MemberContext>
}

export const useMember = (): Known => use(MemberContext)
