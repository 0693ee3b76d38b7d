import { expect, test } from 'vitest'
import { createProof, type Shown } from './proof.ts'

const { signal } = new AbortController()
const taken = (proof: string | null) =>
  ({ ok: false, reason: 'phone_taken', told: { proof, failures: [] } }) as const
const done = (proof: string | null) => ({ ok: true, value: { proof } }) as const
const failed = { ok: false, reason: 'verify_failed', told: null } as const

/** Solves c1, c2 and so on, and notes what each question was asked with. */
function world() {
  let solved = 0
  const asked: Shown[] = []
  const withProof = createProof(async () => ({ token: `c${++solved}`, answer: '7' }))
  const ask =
    <Answer>(answer: Answer) =>
    async (shown: Shown): Promise<Answer> => {
      asked.push(shown)
      return answer
    }
  return { withProof, ask, asked }
}

test('it is shown once; the proof stands for it afterwards, also after a refusal', async () => {
  const { withProof, ask, asked } = world()
  expect(await withProof(ask(taken('p1')), signal)).toEqual(taken('p1'))
  expect(await withProof(ask(done('p1')), signal)).toEqual(done('p1'))
  expect(asked).toEqual([{ captcha_token: 'c1', answer: '7' }, { proof: 'p1' }])
})

test('a proof that is over is replaced, and the question asked again', async () => {
  const { withProof, ask, asked } = world()
  await withProof(ask(done('p1')), signal)
  const answers = [failed, done('p2')]
  const answer = await withProof(async (shown) => {
    asked.push(shown)
    return answers.shift() ?? failed
  }, signal)
  expect(answer).toEqual(done('p2'))
  expect(asked.slice(1)).toEqual([{ proof: 'p1' }, { captcha_token: 'c2', answer: '7' }])
})

test('who cannot solve anything asks nothing', async () => {
  const withProof = createProof(async () => null)
  const asked: Shown[] = []
  const answer = await withProof(async (shown) => {
    asked.push(shown)
    return done(null)
  }, signal)
  expect([answer, asked]).toEqual([null, []])
})
