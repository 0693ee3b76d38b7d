import { html } from '@oriel/service/html'
import type { FastifyInstance } from 'fastify'
import { MARK, sendPage } from '../page/document.ts'
import { SCRIPT } from './script.ts'

const APPS = [
  ['ios', 'iOS app'],
  ['iosStore', 'iOS app of the App Store'],
  ['android', 'Android app'],
] as const

/**
 * A stand-in for the wrapped apps. The edge of a laptop shows it under a site's own address, since
 * only there a page may reach into the window it opened.
 */
export function addHost(app: FastifyInstance): void {
  app.get('/app-host', async (_request, reply) => {
    // The same as the site's: otherwise the browser parts the two windows.
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    return sendPage(reply, 200, {
      title: 'App host · Oriel sandbox',
      script: SCRIPT,
      body: html`<main class="gate card">
        ${MARK}
        <div>
          <h1>Be a wrapped app</h1>
          <p>
            Opens this site in a window of a phone's size with the bridge of an app around it. What
            the page tells its app is listed below; nothing of it is a secret.
          </p>
        </div>
        ${APPS.map(
          ([code, name]) =>
            html`<button class="person" type="button" data-app="${code}">
              <i aria-hidden="true">${name.slice(0, 1)}</i>
              <span><b>${name}</b><span class="quiet">${code}</span></span>
            </button>`,
        )}
        <ol class="told" aria-live="polite" aria-label="What the app was told"></ol>
      </main>`,
    })
  })
}
