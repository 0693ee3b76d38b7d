import { expect, test } from 'vitest'
import { chooseRoles, ROLES } from './roles.ts'

test('takes every role when none is asked for', () => {
  expect(chooseRoles([])).toEqual(Object.keys(ROLES))
})

test('takes the roles that are asked for, each once', () => {
  expect(chooseRoles(['outbox', 'play', 'outbox'])).toEqual(['outbox', 'play'])
})

test('refuses names that are no role, and says which there are', () => {
  expect(() => chooseRoles(['realy', 'palys', 'realtime'])).toThrow(
    /unknown roles: realy, palys; there are outbox, realtime,/,
  )
  expect(() => chooseRoles(['toString'])).toThrow('toString')
})
