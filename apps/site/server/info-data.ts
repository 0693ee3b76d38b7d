import { readEnvelope } from '@oriel/contract/envelope'
import { takeHandOverCall, SignedInWire } from '@oriel/contract/member/session'
import { addressOf } from '@oriel/contract/endpoint'
import { getInfoDataCall } from '@oriel/contract/site/session'
import * as z from 'zod/mini'
import type { Api, Passed } from '@oriel/web/server/api'
import { readJson } from '@oriel/web/server/own-body'

type Asked = Parameters<Api['pass']>[1]

/**
 * The site's own call /get_info_data. The api exchanges the code and sets the cookies; they pass
 * through here with its answer, so a browser keeps them for this host.
 */
export async function answerInfoData(api: Api, body: string, asked: Asked): Promise<Passed> {
  const input = z.safeDecode(getInfoDataCall.input, readJson(body) as never)
  const code = input.success ? input.data.enc : ''
  const passed = await api.pass(addressOf(takeHandOverCall), { ...asked, body: { code } })
  const envelope = readEnvelope(readJson(passed.body))
  const signedIn = z.safeDecode(SignedInWire, envelope?.data as never)
  if (!signedIn.success) return passed
  const { token: tk, ...rest } = signedIn.data
  const data = { tk, ...rest }
  return { ...passed, body: JSON.stringify({ code: 100, message: '', data }) }
}
