import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

let folder = ''
let who: string[] = []
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'oriel-conformance-'))
  writeFileSync(path.join(folder, 'secret'), 'told in a file\n')
  writeFileSync(
    path.join(folder, 'page.mjs'),
    `export const createPage = (base) => ({ openTitle: base, sit: async () => null })\n`,
  )
  writeFileSync(path.join(folder, 'empty.mjs'), 'export {}\n')
  who = ['--operator', 'house', '--key', 'first', '--secret-file', path.join(folder, 'secret')]
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (...more: readonly string[]) =>
  readArguments(['http://127.0.0.1:4600/', ...who, ...more])

test('what was not said is as the studio has it', async () => {
  const { wanted, only } = await read()
  expect(wanted).toMatchObject({
    base: 'http://127.0.0.1:4600',
    key: { operator: 'house', keyId: 'first', secret: 'told in a file' },
    secondKey: null,
    currency: 'USD',
    title: 'triple-sevens',
    lobbyUrl: 'https://house.example/close',
    slow: false,
    cursor: '',
  })
  expect(wanted.otherCurrency).not.toBe('USD')
  expect(wanted.seed).toMatch(/^[0-9a-f]{12}$/)
  expect(wanted.page?.openTitle).toBe('mines')
  expect(only).toBeUndefined()
})

test('a provider plays its rounds in a module of its own, or not at all', async () => {
  const own = await read('--page', path.join(folder, 'page.mjs'))
  expect(own.wanted.page?.openTitle).toBe('http://127.0.0.1:4600')
  expect((await read('--page', 'none')).wanted.page).toBeNull()
  await expect(read('--page', path.join(folder, 'empty.mjs'))).rejects.toThrow('no createPage')
})

test('a second key has a file of its own', async () => {
  const file = path.join(folder, 'secret')
  const { wanted } = await read('--second-key', 'next', '--second-secret-file', file)
  expect(wanted.secondKey).toEqual({ operator: 'house', keyId: 'next', secret: 'told in a file' })
})

test.each([
  [[], 'the address of a provider'],
  [['nowhere'], 'the address of a provider'],
  [['http://127.0.0.1:4600'], 'are needed'],
])('%j is not enough', async (words, said) => {
  await expect(readArguments(words)).rejects.toThrow(said)
})

test('a currency nobody knows and an option nobody knows are refused', async () => {
  await expect(read('--currency', 'XXX')).rejects.toThrow('XXX is none of')
  await expect(read('--fast')).rejects.toThrow('--fast')
})
