import { html, ours, type Html } from '@oriel/service/html'
import type { FastifyReply } from 'fastify'
import { MARK, sendPage } from '../page/document.ts'
import { EMPTY, ICONS } from '../page/drawings.ts'
import type { Fault } from './faults.ts'
import type { Channel, Message } from './inbox.ts'
import { SCRIPT } from './script.ts'

type InboxPage = {
  readonly to: string
  readonly messages: readonly Message[]
  readonly version: number
  readonly faults: Readonly<Record<Channel, Fault>>
}

const CHANNEL_NAMES: Readonly<Record<Channel, string>> = { sms: 'Text message', mail: 'Mail' }

export const sendInbox = (reply: FastifyReply, page: InboxPage): FastifyReply =>
  sendPage(reply, 200, { title: 'Inbox · Oriel sandbox', body: writeInbox(page), script: SCRIPT })

const writeInbox = ({ to, messages, version, faults }: InboxPage): Html =>
  html` <noscript><meta http-equiv="refresh" content="5" /></noscript>
    <header class="top">
      ${MARK}
      <form class="find" role="search" action="/">
        ${ours(ICONS.search)}
        <input
          type="search"
          name="to"
          value="${to}"
          placeholder="Phone number or mail address"
          aria-label="Show messages to this number or address"
          autocomplete="off"
          spellcheck="false"
        />
      </form>
    </header>
    <div class="frame">
      <main>
        <div class="head">
          <h1>Inbox</h1>
          <span class="live quiet" role="status">new messages show here</span>
        </div>
        <div id="messages" data-version="${version}">${writeMessages(messages, to)}</div>
      </main>
      <aside class="aside">
        <section class="card">
          <h2>${ours(ICONS.sms)}Not a real phone</h2>
          <p>
            What the platform sends to phones and mailboxes ends on this page. Any number will do.
          </p>
        </section>
        <section class="card">
          <h2>${ours(ICONS.person)}Not real people</h2>
          <p>“Sign in with Sandbox” offers three invented people to sign in as.</p>
        </section>
        <section class="card">
          <h2>${ours(ICONS.shield)}Providers</h2>
          <p>Text messages: <b>${faults.sms}</b><br />Mail: <b>${faults.mail}</b></p>
        </section>
      </aside>
    </div>`

/** The part of the page that is brought anew when something arrives. */
export const writeMessages = (messages: readonly Message[], to: string): Html =>
  messages.length === 0 ? writeNone(to) : writeList(messages)

const writeList = (messages: readonly Message[]): Html =>
  html`<ul class="messages">
    ${messages.map(writeMessage)}
  </ul>`

function writeNone(to: string): Html {
  const [title, hint] =
    to === ''
      ? ['No message yet', 'Ask for a code when signing up: it arrives here within a second.']
      : [`Nothing for ${to}`, 'Check the number, or clear the search to see all messages.']
  return html`<div class="empty card">
    ${ours(EMPTY)}
    <h2>${title}</h2>
    <p>${hint}</p>
  </div>`
}

const writeMessage = (message: Message): Html =>
  html` <li class="message card" data-id="${message.id}">
    <span class="sort" data-channel="${message.channel}">${ours(ICONS[message.channel])}</span>
    <div class="whom">
      <strong>${message.to}</strong>
      <span class="quiet">${CHANNEL_NAMES[message.channel]} · ${message.locale}</span>
      <time class="quiet" datetime="${message.at.toISOString()}"
        >${message.at.toISOString().slice(11, 19)} UTC</time
      >
    </div>
    ${message.subject === null ? null : html`<p class="subject">${message.subject}</p>`}
    <p class="text" lang="${message.locale.replace('_', '-')}">${message.text}</p>
    ${message.code === null ? null : writeCode(message.code)}
  </li>`

const writeCode = (code: string): Html =>
  html`<div class="code">
    <output>${code}</output>
    <button class="button" type="button" data-copy="${code}">
      ${ours(ICONS.copy)}<span>Copy code</span>
    </button>
  </div>`
