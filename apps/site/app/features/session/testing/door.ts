import { createClient, type Client } from '@oriel/contract/client'

export type Seen = { readonly path: string; readonly header: string | null; readonly body: unknown }

/** A door that gives these answers in this order, and remembers what it was asked. */
export function doorOf(...answers: object[]): { seen: Seen[]; client: Client } {
  const seen: Seen[] = []
  const client = createClient({
    origin: 'https://oriel.example',
    lang: () => 'en_US',
    token: () => null,
    fetch: async (...asked) => {
      const request = new Request(...asked)
      seen.push({
        path: new URL(request.url).pathname,
        header: request.headers.get('x-login-header'),
        body: await request.json(),
      })
      return Response.json(answers.shift())
    },
  })
  return { seen, client }
}

export const HEADER = { code: 100, message: '', data: { header: 'h1' } }

export const GIVEN = {
  account: 'minhkhoa88',
  password: ' a secret ',
  proof: { token: 'c1', answer: '7K2M9' },
  device: {
    browser: 'Chrome 142',
    system: 'Windows',
    system_version: '10.0',
    device: 'desktop',
    system_group: 'desktop',
    login_type: '1',
    host: 'oriel.example',
    cdn: '',
  },
} as const

export const SIGNED_IN = {
  member_id: 'm1',
  member_account: 'minhkhoa88',
  member_currency: 'VND',
  token: 't1',
}
