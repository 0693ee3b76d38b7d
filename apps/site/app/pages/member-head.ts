import type { MessageId } from '@oriel/i18n/message-id'
import type { MetaDescriptor, MiddlewareFunction, RouterContextProvider } from 'react-router'
import { middlewareNamed } from '../platform/middleware.ts'
import { pageContext } from '../platform/page.ts'

/** A member's own pages: guests are invited to log in, and the words come with the page. */
export const memberMiddleware: MiddlewareFunction[] = [
  middlewareNamed('auth'),
  middlewareNamed('words'),
]

/** The server does not know the member, so it reads nothing but the title. */
export function readMemberTitle(
  context: Readonly<RouterContextProvider>,
  id: MessageId,
): { title: string } {
  const { visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  return { title: `${text.t(id)} | ${visit.site.name}` }
}

export const memberMeta = (data: { readonly title: string } | undefined): MetaDescriptor[] => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
]
