import { expect, test } from 'vitest'
import { planted } from './planted.ts'
import { secretProblems } from './secrets.ts'

const messagesOf = (path: string, text: string) =>
  secretProblems(planted({ [path]: text })).map(({ line, message }) => `${line} ${message}`)

// Written in parts, because this file is itself read by the rule.
const registry = ['registry', 'npmjs', 'org'].join('.')
const machine = (folder: string) => ['', folder, 'main'].join('/')

test.each([
  [`see https://${registry}/pg`, 'a registry host'],
  [`cd ${machine('work')}`, 'a path of one machine'],
  [`'${machine('root')}'`, 'a path of one machine'],
  [['-----BEGIN', 'RSA', 'PRIVATE KEY-----'].join(' '), 'a private key'],
  [['_auth', 'Token=abc'].join(''), 'a registry token'],
])('%s', (text, part) => {
  expect(messagesOf('docs/a.md', `first\n${text}\n`)).toEqual([
    expect.stringMatching(new RegExp(`^2 ${part}`)),
  ])
})

test('the lockfile holds no addresses; elsewhere the words are free', () => {
  const text = 'resolution: {integrity: x, tarball: y}'
  expect(messagesOf('pnpm-lock.yaml', text)).toHaveLength(1)
  expect(messagesOf('docs/a.md', text)).toEqual([])
})

test('folders that only share a name are fine', () => {
  const inner = (folder: string) => `'./apps${machine(folder)}'`
  expect(messagesOf('a.ts', `${inner('root')} ${inner('work')} "/worker/z"`)).toEqual([])
})
