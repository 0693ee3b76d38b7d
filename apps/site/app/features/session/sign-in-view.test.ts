import { describe, expect, test } from 'vitest'
import { firstView, nextView, type SignInEvent, type SignInView } from './sign-in-view.ts'

const step = { member_login_id: 's1', question: 'totp', available_questions_count: 1 } as const
const other = { ...step, question: 'member_phone', available_questions_count: 2 } as const
const note = { tone: 'plain', text: 'Please start again.' } as const
const account = 'minhkhoa88'
const login: SignInView = { name: 'login', account: '', note: null }
const question: SignInView = { name: 'question', account, step }
const transfer: SignInView = { name: 'transfer', account }
const forgot: SignInView = { name: 'forgot', account }
const register: SignInView = { name: 'register' }
const asked: SignInEvent = { type: 'asked', account, step }
const moved: SignInEvent = { type: 'moved', account }

test('[S4.002] it opens with the tab that was asked for, login otherwise', () => {
  expect(firstView()).toEqual(login)
  expect(firstView('register')).toEqual(register)
})

describe('the way', () => {
  test.each<[string, SignInView, SignInEvent, SignInView]>([
    ['a question', login, asked, question],
    ['another question', question, { ...asked, step: other }, { ...question, step: other }],
    ['a moved account', login, moved, transfer],
    ['a lost password', login, { type: 'forgot', account }, forgot],
    ['back from a question', question, { type: 'back', note }, { name: 'login', account, note }],
    ['back from moving', transfer, { type: 'back', note }, { name: 'login', account, note }],
    ['back', forgot, { type: 'back', note: null }, { name: 'login', account, note: null }],
    [
      'back with another account',
      forgot,
      { type: 'back', note, account: 'other88' },
      { name: 'login', account: 'other88', note },
    ],
    ['to register', login, { type: 'tab', tab: 'register' }, register],
    ['to log in', register, { type: 'tab', tab: 'login' }, login],
  ])('%s', (_, from, event, to) => {
    expect(nextView(from, event)).toEqual(to)
  })
})

describe('an answer that comes too late', () => {
  test.each<[SignInView, SignInEvent]>([
    [register, asked],
    [register, moved],
    [register, { type: 'forgot', account }],
    [register, { type: 'back', note }],
    [forgot, asked],
    [forgot, moved],
    [transfer, asked],
    [question, moved],
  ])('%o stays for %o', (view, event) => {
    expect(nextView(view, event)).toBe(view)
  })
})
