import { randomBytes } from 'node:crypto'
import { transferMoneyCall } from '@oriel/contract/provider/wallet'
import { html, ours, type Html } from '@oriel/service/html'
import type { FastifyReply } from 'fastify'
import { controlStyle } from './control-style.ts'
import type { Counted, Faults } from './faults.ts'
import { KINDS, kinds } from './kinds.ts'
import { PATH_GROUPS } from './paths.ts'

const NONCE_BYTES = 16
const MARK = [
  '<svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">',
  '<path d="M16 2.5 27.7 9.2v13.6L16 29.5 4.3 22.8V9.2Z" fill="none" stroke="currentColor"',
  ' stroke-width="2.4" stroke-linejoin="round"/>',
  '<path d="M16 9.5 21.6 12.8v6.4L16 22.5l-5.6-3.3v-6.4Z" fill="currentColor"/></svg>',
].join('')

export function sendControl(reply: FastifyReply, faults: Faults, wrong?: string): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const policy =
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; ` +
    `base-uri 'none'; frame-ancestors 'none'`
  return reply
    .code(wrong === undefined ? 200 : 400)
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(writePage(faults, nonce, wrong ?? null).markup)
}

const writePage = (faults: Faults, nonce: string, wrong: string | null): Html =>
  html`<!doctype html>
    <html lang="en" data-theme="obsidian">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Faults · Oriel Studio</title>
        <style nonce="${nonce}">
          ${ours(controlStyle())}
        </style>
      </head>
      <body>
        <p class="ribbon">This studio fails on demand. Never switch it on where money is real.</p>
        <main>
          <header>
            <p class="kicker">${ours(MARK)} ORIEL STUDIO</p>
            <h1>Faults on demand</h1>
            <p class="lead">
              What is ordered here happens to calls from now on. Who meets it follows from the seed
              <code>${faults.seed}</code>, call by call: the same seed, the same fates.
            </p>
          </header>
          ${wrong === null ? null : html`<p class="wrong" role="alert">${wrong}</p>`}
          ${ordered(faults.list())} ${ORDER} ${EXPLAINED} ${PROGRAMS}
        </main>
      </body>
    </html>`

const ordered = (faults: readonly Counted[]): Html =>
  html`<section class="card">
    <div class="head">
      <h2>Ordered</h2>
      <form method="post" action="/control">
        <button class="small" name="clear">Clear all</button>
      </form>
    </div>
    ${
      faults.length === 0
        ? html`<p class="empty">Nothing is ordered: every call is answered as it should be.</p>`
        : table(faults)
    }
  </section>`

const table = (faults: readonly Counted[]): Html =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Call</th>
          <th>Fault</th>
          <th class="number">Percent</th>
          <th class="number">Times</th>
          <th class="number">Wait, ms</th>
          <th class="number">Met</th>
          <th><span class="unseen">Change</span></th>
        </tr>
      </thead>
      <tbody>
        ${faults.map(row)}
      </tbody>
    </table>
  </div>`

const row = ({ path, kind, percent, times, ms, seen, met }: Counted, place: number): Html =>
  html`<tr>
    <td><code>${path}</code></td>
    <td>${kind}</td>
    <td class="number">${percent}</td>
    <td class="number">${times ?? 'always'}</td>
    <td class="number">${ms}</td>
    <td class="number"><b>${met}</b> <span class="quiet">of ${seen}</span></td>
    <td>
      <form method="post" action="/control">
        <button class="small" name="remove" value="${place}" aria-label="Remove ${kind} of ${path}">
          Remove
        </button>
      </form>
    </td>
  </tr>`

const option = (value: string): Html => html`<option>${value}</option>`

const ORDER = html`<form class="card order" method="post" action="/control">
  <label class="wide"
    >Call
    <select name="path">
      ${PATH_GROUPS.map(
        ({ name, paths }) => html`<optgroup label="${name}">${paths.map(option)}</optgroup>`,
      )}
    </select></label
  >
  <label class="wide"
    >Fault
    <select name="kind">
      ${kinds.map(option)}
    </select></label
  >
  <label>Percent <input name="percent" type="number" min="0" max="100" value="100" /></label>
  <label>Times <input name="times" type="number" min="1" placeholder="always" /></label>
  <label>Wait, ms <input name="ms" type="number" min="0" max="25000" value="1000" /></label>
  <button class="first" name="add">Order</button>
</form>`

const EXPLAINED = html`<section class="card">
  <div class="head"><h2>What each does</h2></div>
  <dl>
    ${kinds.map(
      (kind) =>
        html`<dt><code>${kind}</code></dt>
          <dd>${KINDS[kind].says} <span class="quiet">${KINDS[kind].sides.join(', ')}</span></dd>`,
    )}
  </dl>
</section>`

const EXAMPLE = JSON.stringify({
  faults: [{ path: transferMoneyCall.path, kind: 'cut', percent: 30, times: 10 }],
})

const PROGRAMS = html`<section class="card">
  <div class="head"><h2>For programs</h2></div>
  <pre><code>GET  /control/faults
POST /control/faults  ${EXAMPLE}</code></pre>
</section>`
