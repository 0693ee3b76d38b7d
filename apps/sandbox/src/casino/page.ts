import { html } from '@oriel/service/html'
import type { FastifyReply } from 'fastify'
import { MARK, sendPage } from '../page/document.ts'
import type { Casino } from './model.ts'
import { SCRIPT } from './script.ts'
import { FIELDS, RULE } from './wheel.ts'

const NAMES = { pocket: 'Pocket games', jungle: 'Jungle games' } as const

/** One page for every title: a wheel, a stake and a way back. */
export const sendGame = (reply: FastifyReply, { name, lobbies }: Casino): FastifyReply =>
  sendPage(reply, 200, {
    title: `${NAMES[name]} · Oriel sandbox`,
    script: SCRIPT,
    frameAncestors: lobbies,
    body: html`<main class="gate card game" data-provider="${name}" aria-busy="true">
      ${MARK}
      <div>
        <h1 id="title">${NAMES[name]}</h1>
        <p id="rule">${RULE}</p>
      </div>
      <ol class="wheel" aria-label="Fields of the wheel">
        ${FIELDS.map((times) => html`<li data-times="${times}">${times === 0 ? '–' : `${times}×`}</li>`)}
      </ol>
      <p class="purse"><span id="kind">Balance</span> <output id="balance">…</output></p>
      <p id="said" role="status" aria-live="polite">Opening the game</p>
      <form id="play">
        <label for="stake">Stake</label>
        <input id="stake" inputmode="decimal" value="1.00" autocomplete="off" />
        <label class="turning"
          ><input id="turning" type="checkbox" /> I stop the wheel myself</label
        >
        <button class="button" id="spin" disabled>Spin</button>
        <button class="button" id="stop" type="button" hidden>Stop</button>
      </form>
      <a class="button" id="exit" href="/" target="_top">Back to the lobby</a>
    </main>`,
  })
