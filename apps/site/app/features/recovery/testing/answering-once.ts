import { createClient, type Client } from '@oriel/contract/client'

type Seen = { readonly path: string; readonly body: unknown }

/** A client of a server that gives this one answer, and what the server was asked. */
export function answeringOnce(answer: object): { client: Client; seen: Seen[] } {
  const seen: Seen[] = []
  const client = createClient({
    origin: 'https://oriel.example',
    lang: () => 'en_US',
    token: () => null,
    fetch: async (...asked) => {
      const request = new Request(...asked)
      seen.push({ path: new URL(request.url).pathname, body: await request.json() })
      return Response.json(answer)
    },
  })
  return { client, seen }
}
