import { createClient } from '@oriel/contract/client'
import { expect, test } from 'vitest'
import { exampleVisit } from '../../../server/testing/example-visit.ts'
import { readLoginReasons } from './use-login-reasons.ts'

const model = (id: number, title: string) => ({
  id,
  place: 'login',
  title,
  text: '',
  picture: '/art/ad/1',
  art: { emblem: 'lotus', palette: 'jade', backdrop: 'fan' },
  url: null,
  action: null,
})

/** Reads them from a server that answers so, and notes what it was asked. */
async function read(envelope: unknown) {
  const asked: unknown[] = []
  const call = createClient({
    origin: 'http://door.test',
    lang: () => 'ja_JP',
    token: () => null,
    fetch: async (address, init) => {
      const body = JSON.parse(init?.body as string) as unknown
      asked.push({ path: new URL(address as string).pathname, body })
      return Response.json(envelope)
    },
  })
  return { reasons: await readLoginReasons(call, exampleVisit({ locale: 'ja_JP' })), asked }
}

test('[S7.016] the login window asks for its models and shows the titles of the first three', async () => {
  const list = ['One', 'Two', 'Three', 'Four'].map((title, at) => model(at + 1, title))
  const { reasons, asked } = await read({ code: 100, data: { model_version: 1, list } })
  expect(reasons).toEqual(['One', 'Two', 'Three'])
  const body = { site_id: 1, language: 'ja_JP', model_version: 1 }
  expect(asked).toEqual([
    { path: '/api/web/model_login', body: { ...body, currency: 'USD', display_device: 1 } },
  ])
})

test('models that cannot be read leave the window its own reasons', async () => {
  expect((await read({ code: 500, message: 'no', data: null })).reasons).toEqual([])
})
