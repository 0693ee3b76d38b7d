import { isHiddenLink, type LinkCode } from '@oriel/core/link-code'
import type { MessageId } from '@oriel/i18n/message-id'
import type { RouterContextProvider } from 'react-router'
import { pageContext } from '../platform/page.ts'
import { readMemberTitle } from './member-head.ts'

/** S2.061: a site that hides the link has no such page. */
export function readMoneyTitle(
  context: Readonly<RouterContextProvider>,
  code: LinkCode,
  title: MessageId,
): { title: string } {
  const { visit } = context.get(pageContext)
  if (visit && isHiddenLink(code, visit.site.hiddenLinks)) {
    throw new Response('this site hides the page', { status: 404 })
  }
  return readMemberTitle(context, title)
}
