import { createKeys } from '@oriel/keys/keys'
import { newRing, readRing } from '@oriel/keys/ring'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { expect, test } from 'vitest'
import { COST, createPasswords } from './password.ts'
import { createPool } from './pool.ts'

const passwords = createPasswords(testKeys)
const hash = async (password: string): Promise<string> => (await passwords.hash(password)) ?? ''

test('a right password fits, any other does not', async () => {
  const kept = await hash('abc123')
  expect(await passwords.verify('abc123', kept)).toBe('right')
  for (const other of ['abc124', 'ABC123', 'abc1234', ' abc123', '']) {
    expect(await passwords.verify(other, kept)).toBe('wrong')
  }
})

test('[A40] nothing is cut off, however long', async () => {
  const long = 'a'.repeat(200)
  expect(await passwords.verify(`${long}b`, await hash(`${long}c`))).toBe('wrong')
})

test('hashes the same password differently each time, with the current cost', async () => {
  const [first, second] = [await hash('abc123'), await hash('abc123')]
  expect(first).not.toBe(second)
  expect(first).toMatch(/^\$argon2id-marked\$m=19456,t=2,p=1\$/)
})

test('a stolen hash cannot be checked without the key', async () => {
  const kept = await hash('1234')
  const thief = createPasswords(createKeys(readRing(newRing())))
  expect(await thief.verify('1234', kept)).toBe('wrong')
})

test('no password is right for an account without one', async () => {
  expect(await passwords.verify('abc123', null)).toBe('wrong')
  expect(await passwords.verify('', null)).toBe('wrong')
})

test('a hash with a lower cost is outdated and still verifies', async () => {
  const weak = createPasswords(testKeys, createPool(1, 1), { ...COST, memoryKib: 8_192 })
  const kept = (await weak.hash('abc123')) ?? ''
  expect(passwords.isOld(kept)).toBe(true)
  expect(passwords.isOld(await hash('abc123'))).toBe(false)
  expect(await passwords.verify('abc123', kept)).toBe('right')
})

test('runs a few tasks, queues some and refuses the rest', async () => {
  const pool = createPool(2, 3)
  const ends: (() => void)[] = []
  let most = 0
  const task = () =>
    new Promise<string>((resolve) => {
      ends.push(() => resolve('done'))
      most = Math.max(most, ends.length)
    })
  const asked = Array.from({ length: 8 }, () => pool.run(task))
  expect(await Promise.all(asked.slice(5))).toEqual([null, null, null])
  expect(most).toBe(2)
  for (let at = 0; at < 5; at += 1) {
    await Promise.resolve()
    ends[at]?.()
    await asked[at]
  }
  expect(await Promise.all(asked.slice(0, 5))).toEqual(Array(5).fill('done'))
  expect(await pool.run(async () => 'again')).toBe('again')
})

test('a task that fails gives its place back', async () => {
  const pool = createPool(1, 0)
  await expect(pool.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pool.run(async () => 1)).toBe(1)
})
