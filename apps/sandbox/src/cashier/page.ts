import { writeUnits } from '@oriel/core/money'
import { html, type Html } from '@oriel/service/html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { MARK, sendPage } from '../page/document.ts'
import { confirmationsOf, neededFor, tipOf } from './chain.ts'
import type { Cashier } from './model.ts'
import type { ArrivalRow, PayoutRow } from './rows.ts'
import { SCRIPT } from './script.ts'

const RECENT = 20

export type CashierPage = {
  readonly heading: string
  readonly intro: string
  readonly form: Html | null
}

/** One page for every provider: what can be done here, what was done, and the faults. */
export const sendCashier = (
  reply: FastifyReply,
  cashier: Cashier,
  { heading, intro, form }: CashierPage,
): FastifyReply =>
  sendPage(reply, 200, {
    title: `${cashier.dialect.title} · Oriel sandbox`,
    script: SCRIPT,
    body: html`<main class="gate card cashier" data-path="${cashier.path}">
      ${MARK}
      <div>
        <h1>${heading}</h1>
        <p>${intro}</p>
      </div>
      ${form}
      <p id="said" role="status" aria-live="polite"></p>
      <h2>Arrivals</h2>
      <ol id="arrivals" class="told"></ol>
      <h2>Payouts</h2>
      <ol id="payouts" class="told"></ol>
      <details id="faults" hidden>
        <summary>Faults</summary>
        <form>
          <label for="plan">Plan, as JSON: shares from 0 to 1</label>
          <textarea id="plan" rows="12" spellcheck="false"></textarea>
          <button class="button">Set</button>
        </form>
      </details>
    </main>`,
  })

/** A line with its label, for the forms of these pages. */
export const field = (name: string, label: string, value = ''): Html =>
  html`<label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" autocomplete="off" />`

const amountOf = ({ amount, currency }: ArrivalRow | PayoutRow): string =>
  `${writeUnits(BigInt(amount))} ${currency}`

/** The last things that happened, for a page to show. */
export function addRecent(app: FastifyInstance, cashier: Cashier): void {
  const { path, tables, dialect } = cashier
  app.get(`${path}/app/recent`, (_request, reply) => {
    const arrivals = tables.list<ArrivalRow>(
      'SELECT * FROM arrivals ORDER BY number DESC LIMIT ?',
      RECENT,
    )
    const payouts = tables.list<PayoutRow>(
      'SELECT * FROM payouts ORDER BY number DESC LIMIT ?',
      RECENT,
    )
    return reply.send({
      height: dialect.hasChain ? tipOf(cashier).height : null,
      arrivals: arrivals.map((row) => {
        const confirmed = `${confirmationsOf(cashier, row)} of ${neededFor(row)} blocks`
        const whose = row.reference ?? row.message ?? 'nobody'
        const parts = [amountOf(row), row.state, `for ${whose}`]
        return [...parts, ...(dialect.hasChain ? [confirmed] : [])].join(', ')
      }),
      payouts: payouts.map((row) => `${amountOf(row)}, ${row.kind}, ${row.state}`),
    })
  })
}
