import { html, type Html } from '@oriel/service/html'
import type { FastifyReply } from 'fastify'
import { MARK, sendPage } from '../page/document.ts'
import { people } from './people.ts'
import { writeAuthorize, type AuthorizeRequest } from './rules.ts'

/** Who would you like to be? The request travels along and is checked again when it comes back. */
export const sendChoice = (
  reply: FastifyReply,
  request: AuthorizeRequest,
  action: string,
): FastifyReply =>
  sendPage(reply, 200, {
    title: 'Sign in · Oriel sandbox',
    // The answer leads on to the client, which the policy counts as a target of the form.
    formTargets: [new URL(request.redirectUri).origin],
    body: html`<main class="gate card">
      ${MARK}
      <div>
        <h1>Sign in with Sandbox</h1>
        <p>
          Choose whom to be at <b>${new URL(request.redirectUri).host}</b>. None of them is real.
        </p>
      </div>
      <form method="post" action="${action}">
        ${Object.entries(writeAuthorize(request)).map(([name, value]) => hidden(name, value))}
        ${people.map(
          (person) =>
            html`<button class="person" name="person" value="${person.id}">
              <i aria-hidden="true">${person.name.slice(0, 1)}</i>
              <span><b>${person.name}</b><span class="quiet">${person.email}</span></span>
            </button>`,
        )}
        <button class="button" name="person" value="">Cancel</button>
      </form>
    </main>`,
  })

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`

export const sendFault = (reply: FastifyReply, error: string): FastifyReply =>
  sendPage(reply, 400, {
    title: 'Sign-in not possible · Oriel sandbox',
    body: html`<main class="gate card">
      ${MARK}
      <div>
        <h1>This sign-in cannot go on</h1>
        <p>
          The request came with an ${error}. You can close this window and try again from the site.
        </p>
      </div>
    </main>`,
  })
