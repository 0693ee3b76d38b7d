import type { Client } from '@oriel/contract/client'
import { editProfileCall } from '@oriel/contract/member/profile'
import { expect, test } from 'vitest'
import { createProvenCall } from './proven-call.ts'

const DONE = { ok: true, value: {} }
const refused = (reason: string) => ({ ok: false, reason, code: '', message: 'why', told: null })

/** A server that gives these answers, one after the other. */
function world(answers: object[], isProven: boolean) {
  const [sent, asked]: [unknown[], string[]] = [[], []]
  const call = (async (_call: unknown, input: unknown) => {
    sent.push(input)
    return answers[sent.length - 1]
  }) as unknown as Client
  const askProof = async () => {
    asked.push('proof')
    return isProven
  }
  return { sent, asked, proven: createProvenCall(call, askProof) }
}
const INPUT = { member_zalo: 'anna', verify_code: '' }

test('S3: a call that is taken asks for nothing', async () => {
  const { proven, sent, asked } = world([DONE], true)
  expect(await proven(editProfileCall, INPUT)).toEqual(DONE)
  expect([sent, asked]).toEqual([[INPUT], []])
})

test('S3: a missing proof is asked for once, and the same call is made again', async () => {
  const { proven, sent, asked } = world([refused('proof_needed'), DONE], true)
  expect(await proven(editProfileCall, INPUT)).toEqual(DONE)
  expect([sent, asked]).toEqual([[INPUT, INPUT], ['proof']])
})

test('S3: a closed window leaves the refusal, and nothing is sent again', async () => {
  const { proven, sent } = world([refused('proof_needed')], false)
  expect(await proven(editProfileCall, INPUT)).toMatchObject({ reason: 'proof_needed' })
  expect(sent).toHaveLength(1)
})

test('S3: another refusal asks for no proof; a second missing proof ends it', async () => {
  const other = world([refused('name_taken')], true)
  expect(await other.proven(editProfileCall, INPUT)).toMatchObject({ reason: 'name_taken' })
  expect(other.asked).toEqual([])
  const twice = world([refused('proof_needed'), refused('proof_needed')], true)
  expect(await twice.proven(editProfileCall, INPUT)).toMatchObject({ reason: 'proof_needed' })
  expect(twice.sent).toHaveLength(2)
})
