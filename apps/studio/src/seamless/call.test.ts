import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { houseBalanceCall } from '@oriel/contract/provider/seamless'
import { answerHead, SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signatureOf } from '@oriel/contract/provider-client'
import { callHouse } from './call.ts'

const SECRET = 'only the two of us know it'
type Reply = { status?: number; body: string; nonce?: string; signedStatus?: number }
let reply: Reply = { body: '' }
const server = http.createServer((request, response) => {
  request.resume()
  const { status = 200, body, nonce, signedStatus = status } = reply
  const said = String(request.headers[SIGNING_HEADERS.nonce])
  const head = answerHead(nonce ?? said, signedStatus)
  const signature = signatureOf(Buffer.from(SECRET), head, Buffer.from(body))
  const headers = { [SIGNING_HEADERS.signature]: signature, location: '/elsewhere' }
  response.writeHead(status, headers).end(body)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

function ask(next: Reply) {
  reply = next
  const { port } = server.address() as AddressInfo
  const house = { operator: 'away', keyId: 'key', secret: SECRET, url: `http://127.0.0.1:${port}` }
  const player = { member_ref: 'somebody', currency: 'USD' } as const
  return callHouse(house, houseBalanceCall, player, { atMs: Date.now(), timeoutMs: 1_000 })
}
const GOOD = '{"ok":true,"data":{"balance":"12.5"}}'

test('what the house says and signs is what it said', async () => {
  expect(await ask({ body: GOOD })).toEqual({ is: 'done', data: { balance: 125_000n } })
  expect(await ask({ body: '{"ok":false,"reason":"player_unknown"}' })).toEqual({
    is: 'refused',
    reason: 'player_unknown',
  })
})

describe('everything else says nothing', () => {
  test.each<[string, Reply]>([
    ['an answer to another question', { body: GOOD, nonce: 'of-another-request' }],
    ['an answer signed with another status', { body: GOOD, signedStatus: 500 }],
    ['a fault, also when it is signed', { body: GOOD, status: 500 }],
    ['a plain no', { body: '{"ok":false,"reason":"player_unknown"}', status: 400 }],
    ['a way elsewhere', { body: GOOD, status: 307 }],
    ['a reason this call does not have', { body: '{"ok":false,"reason":"insufficient_funds"}' }],
    ['an amount that is a number', { body: '{"ok":true,"data":{"balance":12.5}}' }],
    ['an amount with five decimals', { body: '{"ok":true,"data":{"balance":"1.00001"}}' }],
    ['no data', { body: '{"ok":true}' }],
    ['neither yes nor no', { body: '{"data":{"balance":"12.5"}}' }],
    ['half an answer', { body: GOOD.slice(0, -1) }],
    ['nothing', { body: '' }],
    ['too much', { body: GOOD + ' '.repeat(16 * 1024) }],
  ])('%s', async (_name, next) => {
    expect((await ask(next)).is).toBe('unclear')
  })
})
