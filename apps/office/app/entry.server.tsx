import { RequestContext } from '@oriel/web/request'
import { renderHtml } from '@oriel/web/server/render-html'
import { TextProvider } from '@oriel/web/text'
import {
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router'
import { pageContext, type Page } from './platform/page.ts'

/** The handler must come from the same copy of the router as the app it renders. */
export { createRequestHandler } from 'react-router'

/** The server's way to hand a page in: contexts match by identity, so it must be made here. */
export function provide(page: Page): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(pageContext, page)
  return provider
}

const texts = new WeakMap<Response, string>()

/** The page an answer stands for. As its body the text would be encoded and decoded once more. */
export const htmlOf = (answer: Response): string | undefined => texts.get(answer)

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { text, nonce, traceId } = loadContext.get(pageContext)
  const html = await renderHtml(
    <RequestContext value={{ nonce, trace: traceId }}>
      <TextProvider text={text}>
        <ServerRouter
          context={routerContext}
          url={request.url}
          {...(nonce === undefined ? {} : { nonce })}
        />
      </TextProvider>
    </RequestContext>,
    nonce,
  )
  const answer = new Response(null, { status, headers })
  texts.set(answer, html)
  return answer
}

/** The server logs what fails; the framework need not print it again. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).onError(error)
}
