import type { Client } from '@oriel/contract/client'
import { modelSponsorCall } from '@oriel/contract/member/sponsor'
import { contentAsker } from '../../platform/content-asker.ts'
import type { Visit } from '../../platform/visit.ts'

export type Sponsor = {
  readonly id: number
  readonly name: string
  /** Cleaned HTML. */
  readonly text: string
  readonly picture: string
  /** A path of ours or an address the site allows. */
  readonly url: string | null
  readonly since: number
}

export async function readSponsors(call: Client, visit: Visit) {
  const answer = await call(modelSponsorCall, contentAsker(visit))
  if (!answer.ok) return answer
  const list = answer.value.list.map(({ id, name, text, picture, url, since }): Sponsor => {
    return { id, name, text, picture, url, since }
  })
  return { ok: true, value: list } as const
}
