import { useCallback, useEffect, useRef, useState } from 'react'
import { failed, idle, pending, success, type AsyncData } from './async-data.ts'

/** A part of a list, and where the list goes on. */
export type PageOf<Item> = { readonly items: readonly Item[]; readonly next: string | null }

type ToldPage<Item> =
  | { readonly ok: true; readonly value: PageOf<Item> }
  | { readonly ok: false; readonly message: string }

/** Null asks for the beginning. Keep it the same between renders. */
export type AskPage<Item> = (after: string | null) => Promise<ToldPage<Item>>

export type Pages<Item> = { readonly pages: AsyncData<PageOf<Item>>; readonly more: () => void }

/**
 * A list that is read a page at a time. It begins with what the page came with, or asks for its
 * beginning; `more` adds the next page, and tries again what failed.
 */
export function usePages<Item>(ask: AskPage<Item>, first: PageOf<Item> | null = null): Pages<Item> {
  const [pages, setPages] = useState<AsyncData<PageOf<Item>>>(() =>
    first ? success(first) : idle(),
  )
  const isAsking = useRef(false)
  const after = pages.data?.next ?? null
  const isWhole = pages.data !== null && after === null
  const more = useCallback(() => {
    if (isAsking.current || isWhole) return
    isAsking.current = true
    setPages(pending)
    void ask(after).then((answer) => {
      isAsking.current = false
      setPages((before) =>
        answer.ok ? grown(before, answer.value) : failed(before, answer.message),
      )
    })
  }, [ask, after, isWhole])
  const isFresh = pages.status === 'idle'
  useEffect(() => {
    if (isFresh) more()
  }, [isFresh, more])
  return { pages, more }
}

const grown = <Item>(before: AsyncData<PageOf<Item>>, { items, next }: PageOf<Item>) =>
  success({ items: [...(before.data?.items ?? []), ...items], next })
