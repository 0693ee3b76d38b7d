import { createClient } from '@oriel/contract/client'
import { BULLETIN_DEPOSIT, BULLETIN_HOME } from '@oriel/core/content-kinds'
import { expect, test } from 'vitest'
import { readBulletins } from './bulletins.ts'

const visit = { currency: 'USD', mode: 'desktop' } as const
const asker = { currency: 'USD', display_device: 1 }

test.each([
  ['guests at home', BULLETIN_HOME, false, '', asker],
  ['guests at the deposit page', BULLETIN_DEPOSIT, false, '', asker],
  ['members at home', BULLETIN_HOME, true, '/member', { ...asker, display_location: 2 }],
  ['members at deposit', BULLETIN_DEPOSIT, true, '/member', { ...asker, display_location: 3 }],
] as const)(
  '[S7.024] [S6.002] [S6.003] %s send display_location only as members',
  async (_who, location, isMember, path, body) => {
    const sent: unknown[] = []
    const call = createClient({
      origin: 'https://oriel.example',
      lang: () => 'en_US',
      token: () => null,
      fetch: async (...request) => {
        const asked = new Request(...request)
        sent.push([new URL(asked.url).pathname, await asked.json()])
        return Response.json({ code: 100, message: '', data: null })
      },
    })
    await readBulletins(call, visit, { location, isMember })
    expect(sent).toEqual([[`/api/arks/web/bulletin${path}`, body]])
  },
)
