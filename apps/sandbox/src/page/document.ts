import { randomBytes } from 'node:crypto'
import { html, ours, type Html } from '@oriel/service/html'
import type { FastifyReply } from 'fastify'
import { HEXAGON } from './drawings.ts'
import { STYLE } from './style.ts'

export type Page = {
  readonly title: string
  readonly body: Html
  readonly script?: string
  /** Where its forms may lead, beside here. */
  readonly formTargets?: readonly string[]
  /** Who may show it within a page of their own. */
  readonly frameAncestors?: readonly string[]
}

const NONCE_BYTES = 16

/** Sends a page under a policy that lets only our own style and script run. */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const forms = ["'self'", ...(page.formTargets ?? [])].join(' ')
  const ancestors = page.frameAncestors?.length ? page.frameAncestors.join(' ') : "'none'"
  const policy =
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; ` +
    `connect-src 'self'; img-src data:; form-action ${forms}; ` +
    `base-uri 'none'; frame-ancestors ${ancestors}`
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(writeDocument(page, nonce).markup)
}

const writeDocument = ({ title, body, script }: Page, nonce: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(HEXAGON)}" />
        <style nonce="${nonce}">
          ${ours(STYLE)}
        </style>
      </head>
      <body>
        <p class="ribbon">Sandbox: nothing on this page reaches a real phone, mailbox or person.</p>
        ${body}
        ${
          script
            ? html`<script nonce="${nonce}">
                ${ours(script)}
              </script>`
            : null
        }
      </body>
    </html>`

/** The house's mark, as it stands at the top of each page here. */
export const MARK = html`<a class="mark" href="/" aria-label="Oriel sandbox">
  ${ours(HEXAGON)}<span>ORIEL</span><b>Sandbox</b></a
>`
