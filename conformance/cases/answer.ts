import { ensurePlayerCall } from '@oriel/contract/provider/play'
import { playerBalanceCall, transferMoneyCall } from '@oriel/contract/provider/wallet'
import { say } from '../asking.ts'
import type { Group } from '../case.ts'
import { holds, same } from '../check.ts'
import { send } from '../http.ts'
import { newPlayer, richPlayer, transferOf } from '../players.ts'
import { answerSignature, hmac, sign } from '../signing.ts'

const WRITTEN = /^-?(0|[1-9][0-9]*)\.[0-9]{4}$/

export const answer: Group = {
  name: 'answer',
  first: 201,
  cases: [
    {
      what: 'a yes is signed, over its status, the nonce of its request and its body',
      async run(ground) {
        const player = { member_ref: ground.newName(), currency: ground.currency }
        const request = sign(ground.key, ensurePlayerCall.path, JSON.stringify(player))
        const { status, body, signature } = await send(ground.base, ground.key, request)
        same('its status', status, 200)
        same('its signature', signature, answerSignature(ground.key, request.nonce, 200, body))
        holds('the body alone is signed', signature !== hmac(ground.key.secret, '', body))
        const otherStatus = answerSignature(ground.key, request.nonce, 500, body)
        holds('the signature fits another status too', signature !== otherStatus)
      },
    },
    {
      what: 'a refusal is signed like a yes',
      async run(ground) {
        const nobody = { member_ref: ground.newName(), currency: ground.currency }
        const heard = await say(ground, playerBalanceCall, nobody)
        same('its status', heard.status, 200)
        holds('it is not rightly signed', heard.isSigned)
      },
    },
    {
      what: 'the same answer to two requests has two signatures',
      async run(ground) {
        const player = await newPlayer(ground)
        const [one, other] = [
          await say(ground, playerBalanceCall, player),
          await say(ground, playerBalanceCall, player),
        ]
        same('the second body', other.body, one.body)
        holds('they are not rightly signed', one.isSigned && other.isSigned)
        holds('one signature fits both', one.signature !== other.signature)
      },
    },
    {
      what: 'answers are JSON and say so',
      async run(ground) {
        const player = await newPlayer(ground)
        const { type, body } = await say(ground, playerBalanceCall, player)
        holds(`content-type: ${type}`, /^application\/json(;|$)/.test(type))
        holds('it is no object', JSON.parse(body) !== null)
      },
    },
    {
      what: 'amounts are written with four decimals, however they were asked for',
      async run(ground) {
        const player = await richPlayer(ground, '3')
        const heard = await say(ground, transferMoneyCall, transferOf(ground, player, 'in', '0.5'))
        const { data } = JSON.parse(heard.body) as { data: Record<string, string> }
        same('the amount', data['amount'], '0.5000')
        same('the balance', data['balance'], '3.5000')
        const held = await say(ground, playerBalanceCall, player)
        const said = (JSON.parse(held.body) as { data: Record<string, string> }).data
        for (const amount of [said['balance'], said['staked']]) {
          holds(`an amount is written ${amount}`, WRITTEN.test(amount ?? ''))
        }
      },
    },
  ],
}
