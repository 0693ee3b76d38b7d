import type { CallAnswer, Client } from '@oriel/contract/client'
import { claimEnvelopeCall } from '@oriel/contract/member/red-envelope'
import { sendWithWork, showWork } from '../captcha/captcha.ts'

/** Claims an envelope. Where many accounts of a network do, the device works for it meanwhile. */
export const claimEnvelope = (
  call: Client,
  id: string,
): Promise<CallAnswer<typeof claimEnvelopeCall>> =>
  sendWithWork(
    (work) => call(claimEnvelopeCall, { id, ...work }),
    () => showWork(call, 'gift'),
  )
