import type { Client } from '@oriel/contract/client'
import { mainPageCall, mainPagesCall } from '@oriel/contract/member/page'
import { contentAsker } from '../../platform/content-asker.ts'
import type { Visit } from '../../platform/visit.ts'

export type MainPage = {
  readonly id: string
  readonly title: string
  /** Cleaned HTML. */
  readonly content: string
  readonly updatedAt: Date
}
export type PageLink = { readonly id: string; readonly title: string }

/** A page and the names of the others; without the others it is still a page. */
export async function readMainPage(call: Client, visit: Visit, id: string) {
  const asker = contentAsker(visit)
  const [answer, others] = await Promise.all([
    call(mainPageCall, { ...asker, id }),
    call(mainPagesCall, asker),
  ])
  if (!answer.ok) return answer
  const { updated_at: updatedAt, ...rest } = answer.value
  const page: MainPage = { ...rest, updatedAt }
  const links: PageLink[] = others.ok
    ? others.value.list.map(({ id: name, title }) => ({ id: name, title }))
    : []
  return { ok: true, value: { page, links } } as const
}

const PAGE_NAME_MAX = 60
/** What the call would refuse as input names no page either. */
export const isPageName = (text: string): boolean => text !== '' && text.length <= PAGE_NAME_MAX
