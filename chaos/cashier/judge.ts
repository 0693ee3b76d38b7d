import type { Figure } from '../figures.ts'
import { SUCCESS } from '../play/run.ts'
import type { Line } from '../play/history.ts'
import { GIVEN, type Member } from '../play/members.ts'
import { nameOf, type Books } from './books.ts'
import type { Dump } from './outside.ts'

type Note = (text: string) => void
const SHOWN = 5

/** Where both sides say the same of every payment, by its id, and every unit has a name. */
export function judgeCashier(
  books: Books,
  lines: readonly Line[],
  members: readonly Member[],
  note: Note,
): Figure[] {
  const { arrivals, payouts, withdrawals, orders } = books
  const none = (name: string, wrong: readonly string[]): Figure => {
    if (wrong.length > 0) note(`${name}: ${wrong.slice(0, SHOWN).join('; ')}`)
    return { name: `cashier ${name}`, value: wrong.length, ceiling: 0 }
  }
  return [
    { name: 'cashier arrivals', value: arrivals.length },
    { name: 'cashier credited', value: arrivals.filter(isCredited).length, floor: 1 },
    { name: 'cashier taken_back', value: books.takenBack.size },
    { name: 'cashier paid_out', value: payouts.filter(({ state }) => state === 'paid').length },
    { name: 'cashier aside', value: Number(books.aside) / 10_000 },
    none('arrivals_differ', arrivalsThatDiffer(books)),
    none('payouts_differ', payoutsThatDiffer(books)),
    none('clearing_differs', clearingThatDiffers(books)),
    none('members_wrong', membersThatDiffer(books, members)),
    none('orders_wrong', orders.flatMap(wrongOrder)),
    none('withdrawals_wrong', withdrawals.flatMap(wrongWithdrawal)),
    none(
      'aside_nameless',
      books.suspense === books.aside ? [] : [`${books.suspense - books.aside}`],
    ),
    none('answers_broken', answersThatBroke(books, lines)),
    { name: 'cashier dead_letters', value: books.dead, ceiling: 0 },
    { name: 'cashier laws_broken', value: books.lawsBroken, ceiling: 0 },
  ]
}

const isCredited = ({ credited }: { readonly credited: bigint }): boolean => credited > 0n

/** What is final there is posted here, once, with the same amount; nothing else is. */
function arrivalsThatDiffer({ arrivals, theirs, takenBack }: Books): string[] {
  const own = new Map(arrivals.map((one) => [nameOf(one.link, one.tx), one]))
  const wrong: string[] = []
  const seen = new Set<string>()
  for (const [link, { arrivals: all }] of theirs) {
    for (const one of all) {
      const name = nameOf(link, one.tx)
      seen.add(name)
      const ours = own.get(name)
      const isBack = (one.taken !== null && one.won === 0) || one.state === 'void'
      if (one.state === 'final') {
        if (!ours?.posted) wrong.push(`${name} is final there and ${ours?.state ?? 'unknown'} here`)
        else if (ours.amount !== BigInt(one.amount) || ours.currency !== one.currency) {
          wrong.push(`${name} is ${one.amount} there and ${ours.amount} here`)
        }
      }
      if (ours?.posted && isBack !== takenBack.has(name)) {
        wrong.push(`${name} is ${isBack ? '' : 'not '}taken back there, and here it is otherwise`)
      }
    }
  }
  return [
    ...wrong,
    ...[...own.keys()].filter((name) => !seen.has(name)).map((one) => `only here ${one}`),
  ]
}

const ENDS: Readonly<Record<string, readonly string[]>> = {
  paid: ['paid'],
  returned: ['returned'],
  failed: ['failed', 'cancelled', 'unknown'],
  cancelled: ['failed', 'cancelled', 'unknown'],
}

/** What was paid there is paid here, and the other way round, each by its reference. */
function payoutsThatDiffer({ payouts, theirs }: Books): string[] {
  const all = new Map(
    [...theirs].flatMap(([link, dump]) =>
      dump.payouts.map((one) => [nameOf(link, one.reference), one] as const),
    ),
  )
  const wrong: string[] = []
  for (const { link, reference, state, amount } of payouts) {
    const name = nameOf(link, reference)
    const one = all.get(name)
    all.delete(name)
    if (!ENDS[state]?.includes(one?.state ?? 'unknown')) {
      wrong.push(`${name} is ${state} here and ${one?.state ?? 'unknown'} there`)
    } else if (one && one.state === 'paid' && BigInt(one.amount) !== amount) {
      wrong.push(`${name} is ${amount} here and ${one.amount} there`)
    }
  }
  for (const [name, { state }] of all) if (state === 'paid') wrong.push(`only there ${name}`)
  return wrong
}

/** What a provider holds for the house is what the house says it has there, to the unit. */
function clearingThatDiffers({ clearing, theirs, takenBack }: Books): string[] {
  return [...theirs].flatMap(([link, { held, arrivals }]) =>
    held.flatMap(({ currency, held: units }) => {
      const ours = clearing.get(`${link} ${currency}`) ?? 0n
      const back = arrivals.filter((one) => takenBack.has(nameOf(link, one.tx)))
      const should = BigInt(units) - feesGivenBack(back, currency)
      return ours === -should ? [] : [`${link} holds ${should} ${currency}, we say ${-ours}`]
    }),
  )
}

/** What did not hold after all costs nothing: that is told by the settlement file of its day. */
const feesGivenBack = (arrivals: Dump['arrivals'], currency: string): bigint =>
  arrivals
    .filter((one) => one.state === 'void' && one.currency === currency)
    .reduce((sum, { fee }) => sum + BigInt(fee ?? 0), 0n)

/** What a member has, counted from what came from outside and went there. */
function membersThatDiffer(
  { arrivals, takenBack, withdrawals, money }: Books,
  members: readonly Member[],
): string[] {
  const should = new Map<string, bigint>(members.map(({ id }) => [id, GIVEN]))
  const add = (id: string, units: bigint) => should.set(id, (should.get(id) ?? 0n) + units)
  for (const { memberId, credited, link, tx } of arrivals) {
    if (memberId && !takenBack.has(nameOf(link, tx))) add(memberId, credited)
  }
  for (const { memberId, reached, fee } of withdrawals) {
    if (reached > 0n) add(memberId, -reached - fee)
  }
  return [...should].flatMap(([id, units]) => {
    const has = money.get(id) ?? 0n
    return has === units ? [] : [`${id} has ${has}, and should have ${units}`]
  })
}

const ORDER_ENDS: ReadonlySet<string> = new Set([
  'credited',
  'review',
  'expired',
  'cancelled',
  'refused',
  'returned',
])
const wrongOrder = ({ number, state, received, credited }: Books['orders'][number]): string[] => [
  ...(ORDER_ENDS.has(state) ? [] : [`${number} is ${state}`]),
  ...(received === credited
    ? []
    : [`${number} received ${received}, and ${credited} was credited`]),
]

const OUT_ENDS: ReadonlySet<string> = new Set(['paid', 'refused', 'failed', 'returned'])
const wrongWithdrawal = (one: Books['withdrawals'][number]): string[] => {
  const { number, state, amount, settled, released, reached } = one
  const ended = OUT_ENDS.has(state) && settled + released === amount
  return [
    ...(ended ? [] : [`${number} is ${state} with ${settled} and ${released} of ${amount}`]),
    ...(reached <= settled ? [] : [`${number} reached ${reached} of ${settled}`]),
  ]
}

type Numbered = { readonly order?: { number: string }; readonly withdrawal?: { number: string } }

/** Who was told of an order finds it in the books, the same one however often it was asked for. */
function answersThatBroke({ orders, withdrawals }: Books, lines: readonly Line[]): string[] {
  const numbers = new Map([...orders, ...withdrawals].map((one) => [one.request, one.number]))
  return lines.flatMap(({ what, input, answers }) => {
    if (what !== 'deposit' && what !== 'withdrawal') return []
    const { request_id: request } = input as { request_id: string }
    const told = answers.flatMap(({ code, data }) => {
      if (code !== SUCCESS) return []
      const { order, withdrawal } = data as Numbered
      return [(order ?? withdrawal)?.number ?? 'nothing']
    })
    const known = numbers.get(request)
    return told.filter((number) => number !== known).map((one) => `${request} was told ${one}`)
  })
}
