import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import {
  isUnsure,
  type Heard as HeardOf,
  type ProviderAnswer,
  type Verdict as VerdictOf,
} from '@oriel/domain/provider'
import type { PaidOut, PayoutFate, PayoutRefusal, RefundRefusal } from './payout.ts'
import type { PaymentCaps, PaymentPort } from './port.ts'

/** What a provider is asked about money that leaves: to send it, what became of it, to leave it. */
export type SendingStep = 'send' | 'ask' | 'cancel'
export type SendingEnd =
  | { readonly state: 'paid'; readonly paid: PaidOut; readonly isBack: string | null }
  | { readonly state: 'failed' | 'cancelled'; readonly reason: string }
type Verdict = VerdictOf<SendingStep, SendingEnd>

const then = (next: SendingStep): Verdict => ({ kind: 'step', step: next })
const wait = (reason: string): Verdict => ({ kind: 'wait', reason })
const failed = (reason: string): Verdict => ({ kind: 'end', end: { state: 'failed', reason } })

/** Nobody was asked before this try: then it is sent. Else only the provider knows what became. */
export const firstStep = ({ tries }: { readonly tries: number }): SendingStep =>
  tries <= 1 ? 'send' : 'ask'

/**
 * That a provider has taken a payout is not that it is paid: its status is asked. A refusal is the
 * end only of what was sent once: of what is sent again the first may still be on its way.
 */
export function afterSend(
  answer: ProviderAnswer<{ readonly providerTx: string }, PayoutRefusal | RefundRefusal>,
  { isFirst }: { readonly isFirst: boolean },
): Verdict {
  if (answer.kind === 'unknown') return wait(answer.cause)
  if (answer.kind === 'done' || answer.reason === 'duplicate') return then('ask')
  if (isFirst) return failed(answer.reason)
  return { kind: 'step', step: 'ask', refusal: answer.reason }
}

/** What a provider gave as its reason, as a word that can be kept. */
export const reasonWord = (told: string): string =>
  told
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 60) || 'other'

type Facts = {
  readonly caps: Pick<PaymentCaps, 'payoutCancel' | 'notFoundFinalMs'>
  readonly asked: { readonly amount: Units; readonly currency: Currency }
  /** Why the provider has just refused it, sent once more; null where it has not. */
  readonly refusal: string | null
  /** Whether the provider has ever said that it has it: then it is somewhere, come what may. */
  readonly wasTaken: boolean
  /** How long ago it may last have been sent without our hearing the answer; null for never. */
  readonly unsureMs: number | null
}

/**
 * What a provider has not seen is sent again under the same reference: it pays that once. Only
 * where it refuses what may be on its way must it first be certain that nothing is.
 */
export function afterStatus(
  answer: ProviderAnswer<PayoutFate>,
  { caps, asked, refusal, wasTaken, unsureMs }: Facts,
): Verdict {
  if (answer.kind !== 'done') return wait(answer.kind === 'unknown' ? answer.cause : 'refused')
  const fate = answer.value
  if (fate.state === 'failed') return failed(fate.reason)
  if (fate.state === 'pending') return wait('pending')
  if (fate.state === 'paid' || fate.state === 'returned') {
    const isAsked = fate.amount === asked.amount && fate.currency === asked.currency
    // People look at it once it is late: neither amount is taken for right.
    if (!isAsked) return wait('other_amount')
    const isBack = fate.state === 'returned' ? fate.reason : null
    return { kind: 'end', end: { state: 'paid', paid: fate, isBack } }
  }
  if (refusal === null) return then('send')
  if (caps.payoutCancel) return { kind: 'step', step: 'cancel', refusal }
  if (wasTaken) return wait(refusal)
  const isFinal = unsureMs === null || unsureMs > caps.notFoundFinalMs
  return isFinal ? failed(refusal) : wait(refusal)
}

export function afterCancel(
  answer: ProviderAnswer<'cancelled' | 'already_sent', 'unsupported'>,
  refusal: string | null,
): Verdict {
  if (answer.kind === 'unknown') return wait(answer.cause)
  if (answer.kind === 'refused') return wait('unsupported')
  if (answer.value === 'already_sent') return then('ask')
  return { kind: 'end', end: { state: 'cancelled', reason: refusal ?? 'cancelled' } }
}

/** Money on its way out, as whoever took it up knows it. */
export type Sending = {
  readonly reference: string
  readonly currency: Currency
  readonly amount: Units
  readonly tries: number
  readonly unsureMs: number | null
}

type Asked = {
  readonly port: PaymentPort
  readonly sending: Sending
  readonly send: () => Promise<
    ProviderAnswer<{ readonly providerTx: string }, PayoutRefusal | RefundRefusal>
  >
  /** The provider says that it has it: noted, so that no later try takes it for lost. */
  readonly taken: (step: SendingStep) => Promise<void>
  /** What this try has done so far, and whether the provider has ever said that it has it. */
  readonly seen: { sends: number; wasTaken: boolean }
}

/** Asks one step of the provider, and says what follows from the answer. */
export async function askSending(
  { port, sending, send, taken, seen }: Asked,
  step: SendingStep,
  refusal: string | null,
): Promise<HeardOf<SendingStep, SendingEnd>> {
  const { reference, tries, unsureMs } = sending
  if (step === 'send') {
    const sent = await send()
    const isFirst = tries <= 1 && seen.sends === 0
    seen.sends += 1
    if (sent.kind === 'done') await taken(step)
    return { verdict: afterSend(sent, { isFirst }), isUnsure: isUnsure(sent) }
  }
  if (step === 'cancel') {
    return { verdict: afterCancel(await port.payoutCancel(reference), refusal), isUnsure: false }
  }
  const said = await port.payoutStatus(reference)
  const facts = { caps: port.caps, asked: sending, refusal, wasTaken: seen.wasTaken, unsureMs }
  if (said.kind === 'done' && said.value.state === 'pending') await taken(step)
  return { verdict: afterStatus(said, facts), isUnsure: false }
}
