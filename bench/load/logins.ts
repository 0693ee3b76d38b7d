import http from 'node:http'
import { LOGIN_HEADER } from '@oriel/contract/member/session'
import type { Pass } from '@oriel/dev-world/testing/sign-ins'
import { answerWith } from '../lib/child.ts'

export type LoginTurn = {
  readonly url: string
  readonly host: string
  readonly password: string
  /** One for each connection: two sign-ins of one member would wait for each other. */
  readonly accounts: readonly string[]
  readonly passes: readonly Pass[]
  readonly seconds: number
}

/** How many, and how long that took. */
export type Done = { readonly count: number; readonly seconds: number }

const agent = new http.Agent({ keepAlive: true })

/** Signs in over and over, in a process of its own. */
answerWith(async (turn: LoginTurn) => {
  const passes = turn.passes.values()
  const begun = performance.now()
  const end = begun + turn.seconds * 1000
  let count = 0
  const keepSigningIn = async (account: string) => {
    while (performance.now() < end) {
      const { value: pass } = passes.next()
      if (!pass) throw new Error(`${turn.passes.length} passes were too few`)
      await signIn(turn, account, pass)
      count += 1
    }
  }
  await Promise.all(turn.accounts.map(keepSigningIn))
  return { count, seconds: (performance.now() - begun) / 1000 } satisfies Done
})

function signIn({ url, host, password }: LoginTurn, account: string, pass: Pass): Promise<void> {
  const { header, ip, ...captcha } = pass
  const headers = {
    host,
    'content-type': 'application/json',
    'x-forwarded-for': ip,
    [LOGIN_HEADER]: header,
  }
  const body = { account, password, ...captcha, browser: 'Chrome', system: 'Linux' }
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => void (text += part))
      answer.on('error', reject).on('end', () => {
        if (answer.statusCode === 200 && text.startsWith('{"code":100,')) resolve()
        else reject(new Error(`${account} was answered ${answer.statusCode} ${text}`))
      })
    })
    request.on('error', reject).end(JSON.stringify(body))
  })
}
