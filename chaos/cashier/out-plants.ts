import { inFile, type NamedPlants } from '../plant/named.ts'

const WITHDRAWAL = 'packages/domain/src/withdrawal'
const SENDING = '/packages/domain/src/payment/sending.ts'
const inPayouts = inFile(`${WITHDRAWAL}/payout.test.ts`)
const inDecisions = inFile(`${WITHDRAWAL}/decide.test.ts`)
const inCards = inFile('packages/domain/src/bank-card/add.test.ts')

/** Bugs on the way out of the house. */
export const OUT_PLANTS: NamedPlants = {
  b5: {
    says: 'a payout that is sent again has another reference',
    edits: [
      {
        file: `/${WITHDRAWAL}/pay.ts`,
        part: 'port.payout({ reference, currency, amount, payee })',
        instead:
          'port.payout({ reference: payout.tries > 1 ? `${reference}-${payout.tries}` : reference, currency, amount, payee })',
      },
    ],
    test: inPayouts('is paid once', 'where the request was lost', 'where %s'),
    red: /to match object/,
  },
  b6: {
    says: 'what a provider has not seen yet is sent through another one',
    edits: [
      {
        file: SENDING,
        part: "if (refusal === null) return then('send')",
        instead: "if (refusal === null) return failed('not_found')",
      },
    ],
    test: inPayouts(
      'is paid once',
      'where the request came late, after we asked: never sent elsewhere',
      'where the request came late, %s we asked: never sent elsewhere',
    ),
    red: /to match object|to be 1480000n|to deeply equal/,
  },
  b7: {
    says: 'a call without an answer gives back what was held',
    edits: [
      {
        file: SENDING,
        part: `export function afterSend(
  answer: ProviderAnswer<{ readonly providerTx: string }, PayoutRefusal | RefundRefusal>,
  { isFirst }: { readonly isFirst: boolean },
): Verdict {
  if (answer.kind === 'unknown') return wait(answer.cause)`,
        instead: `export function afterSend(
  answer: ProviderAnswer<{ readonly providerTx: string }, PayoutRefusal | RefundRefusal>,
  { isFirst }: { readonly isFirst: boolean },
): Verdict {
  if (answer.kind === 'unknown') return failed(answer.cause)`,
      },
    ],
    test: inPayouts('is paid once', 'where it was applied and the answer cut', 'where %s'),
    red: /to match object/,
  },
  b11: {
    says: 'every part of a withdrawal pays the fee of the whole',
    edits: [
      {
        file: `/${WITHDRAWAL}/pay.ts`,
        part: 'isPaid && withdrawal.settled === 0n ? withdrawal.fee : 0n',
        instead: 'isPaid ? withdrawal.fee : 0n',
      },
    ],
    test: inPayouts('in parts', 'each has its own reference, and the member sees one withdrawal'),
    red: /to match object|hold/,
  },
  b12: {
    says: 'one person says yes twice',
    edits: [
      {
        file: `/${WITHDRAWAL}/decide.ts`,
        part: "if (decidedBy.includes(by.staff)) return refuse('same_person')",
        instead: 'if (decidedBy.length > people) throw new Error(by.staff)',
      },
    ],
    test: inDecisions('people', 'nobody counts twice, and the database says so too'),
    red: /withdrawals_people|same_person/,
  },
  b13: {
    says: 'one account may be bound by several members',
    statements: ['DROP INDEX bank_cards_account'],
    test: inCards(
      'what the database keeps',
      'one account is one member’s at a site, whoever asks at the same moment',
    ),
    red: /no unique or exclusion constraint|to have a length of 1 but got/,
  },
  b18: {
    says: 'what a person refuses leaves the house',
    edits: [
      {
        file: `/${WITHDRAWAL}/post.ts`,
        part: `  const order = { hold: id, key, cause: causeOf(withdrawal), amount: money(units, currency) }
  expectDone(await ledger.release(work, order))`,
        instead: `  const clearing = facingAccount(withdrawal.siteId, 'clearing', 'PSBR', currency)
  const to = [{ account: clearing, units }]
  expectDone(await ledger.settle(work, { hold: id, key, cause: causeOf(withdrawal), to }))
  void money`,
      },
    ],
    test: inDecisions('people', 'a no gives everything back, with a sentence'),
    red: /to be 100000000n|to be \d+n/,
  },
}
