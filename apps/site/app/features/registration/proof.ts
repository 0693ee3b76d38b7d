/** A captcha that was solved, or the proof given for an earlier one. */
export type Shown = { readonly proof: string } | { captcha_token: string; answer: string }
/** Solves a captcha without bothering anybody; null when that did not work. */
export type Prove = (
  signal: AbortSignal,
) => Promise<{ readonly token: string; readonly answer: string } | null>

/** An answer that may hold the proof to go on with. */
type Proven =
  | { readonly ok: true; readonly value: { readonly proof: string | null } }
  | { readonly ok: false; readonly reason: string; readonly told: unknown }

export type WithProof = <Answer extends Proven>(
  ask: (shown: Shown) => Promise<Answer>,
  signal: AbortSignal,
) => Promise<Answer | null>

/**
 * Some questions are answered only to who has shown that a person is there. It is shown once; the
 * proof that comes back stands for it until the server wants another.
 */
export function createProof(prove: Prove): WithProof {
  let proof: string | null = null
  return async (ask, signal) => {
    if (proof !== null) {
      const answer = await ask({ proof })
      if (answer.ok || answer.reason !== 'verify_failed') return answer
      proof = null
    }
    const solved = await prove(signal)
    if (!solved) return null
    const answer = await ask({ captcha_token: solved.token, answer: solved.answer })
    proof = proofOf(answer)
    return answer
  }
}

const proofOf = (answer: Proven): string | null =>
  answer.ok
    ? answer.value.proof
    : ((answer.told as { readonly proof?: string | null } | null)?.proof ?? null)
