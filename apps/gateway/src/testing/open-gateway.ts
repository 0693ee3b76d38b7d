import { signRequest, isAnswerSigned, type OperatorSecret } from '@oriel/contract/provider-client'
import { SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import { openSeamlessTable, PROVIDER } from '@oriel/dev-world/testing/seamless-table'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createDoor } from '../door.ts'
import { createHouse, type HouseOptions } from '../house.ts'

export const TITLE = 'limbo'

export type Said = {
  readonly status: number
  readonly body: { ok?: boolean; data?: Record<string, string>; reason?: string; error?: string }
  readonly text: string
  readonly isSigned: boolean
}

/** How a request differs from what an honest provider sends. */
export type Twist = {
  readonly provider?: string
  readonly as?: OperatorSecret
  readonly atMs?: number
  /** Changes what was signed, afterwards. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
}

/** A gateway before a real database, with one provider whose members sit down with money. */
export async function openGateway(options: HouseOptions = {}) {
  const table = await openSeamlessTable()
  const { database, secret } = table
  const key: OperatorSecret = { operator: PROVIDER.operator, keyId: 'world', secret }
  const house = createHouse(database, testKeys, options)
  const door = createDoor(house)
  const call = async (name: string, input: unknown, twist: Twist = {}): Promise<Said> => {
    const { as = key, provider = PROVIDER.providerId, atMs = Date.now() } = twist
    const text = typeof input === 'string' ? input : JSON.stringify(input)
    const path = `/seamless/v1/${name}`
    const { headers, body, nonce } = signRequest(as, path, text, atMs)
    const answer = await door.inject({
      method: 'POST',
      url: `/gp/${provider}${path}`,
      headers: { ...headers, ...twist.headers },
      payload: twist.body ?? body,
      ...(twist.from === undefined ? {} : { remoteAddress: twist.from }),
    })
    const signature = String(answer.headers[SIGNING_HEADERS.signature] ?? '')
    const isSigned = isAnswerSigned(as.secret, nonce, answer.statusCode, signature, answer.body)
    return { status: answer.statusCode, body: answer.json(), text: answer.body, isSigned }
  }
  return {
    ...table,
    key,
    call,
    async close() {
      await door.close()
      await database.drop()
    },
  }
}
export type Gateway = Awaited<ReturnType<typeof openGateway>>
