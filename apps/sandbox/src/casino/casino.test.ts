import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  balanceOf,
  newPlayer,
  ONE,
  richPlayer,
  sitDown,
  transferOf,
} from '@oriel/providers/testing/ground'
import { openPort } from '@oriel/providers/testing/open-port'
import { afterEach, describe, expect, test } from 'vitest'
import { LOBBY, openCasino, SECRET, type OpenCasino } from '../testing/open-casino.ts'

let casino: OpenCasino | null = null
const folder = mkdtempSync(path.join(tmpdir(), 'oriel-casino-'))
afterEach(async () => {
  await casino?.close()
  casino = null
  rmSync(folder, { recursive: true, force: true })
})

type Dump = {
  transfers: { reference: string; state: string; tries: number; amount: number }[]
  rounds: { id: string }[]
}
const dump = async (base: string) => (await (await fetch(`${base}/control/dump`)).json()) as Dump
const fail = (base: string, plan: object) =>
  fetch(`${base}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(plan),
  })

/** Known before the process starts, because it has to be found again after it was killed. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

test('at one of them everybody of a moment plays one wheel, and each is paid by their stake', async () => {
  casino = await openCasino('jungle')
  const { base, ground } = casino
  const title = ground.page?.openTitle ?? ''
  const begin = async () =>
    (await sitDown(ground, await richPlayer(ground, 9n * ONE), { title })).leaveOpen()
  const begun = [await begin(), await begin(), await begin()]
  expect(new Set(begun.map(({ roundId }) => roundId)).size).toBe(1)
  const ended = await Promise.all(begun.map((one) => one.end()))
  expect(new Set(ended.map(({ stake, payout }) => payout / stake)).size).toBe(1)
  // Who comes when it has stopped is on another.
  expect((await begin()).roundId).not.toBe(begun[0]?.roundId)
  expect((await dump(base)).rounds.map(({ id }) => id)).toEqual(begun.map(({ roundId }) => roundId))
})

describe.each(['pocket', 'jungle'] as const)('%s', (name) => {
  test('each fault comes out as unknown; a reference has one fate, and the dump tells it', async () => {
    casino = await openCasino(name)
    const { base, ground } = casino
    const one = await newPlayer(ground)
    const asked = Object.fromEntries(
      ['http500', 'cut', 'lost', 'late', 'garbage', 'twice'].map((kind) => [
        kind,
        transferOf(ground, one, 'in', ONE),
      ]),
    )
    for (const [kind, transfer] of Object.entries(asked)) {
      await fail(base, { [kind]: 1, late_ms: 30 })
      const { kind: answer } = await ground.port.transfer(transfer)
      expect(answer, kind).toBe(kind === 'twice' ? 'done' : 'unknown')
    }
    await fail(base, {})
    const states = async () =>
      Object.fromEntries(
        (await dump(base)).transfers.map(({ reference, state }) => [reference, state]),
      )
    await expect
      .poll(states)
      .toEqual(
        Object.fromEntries(
          ['cut', 'late', 'garbage', 'twice'].map((kind) => [asked[kind]?.reference, 'success']),
        ),
      )
    expect(await balanceOf(ground, one)).toBe(4n * ONE)
    for (const transfer of Object.values(asked)) await ground.port.transfer(transfer)
    expect(await balanceOf(ground, one)).toBe(6n * ONE)
  })

  test('the same seed fails at the same calls', async () => {
    casino = await openCasino(name)
    const { base, ground } = casino
    const one = await newPlayer(ground)
    const heard = async (seed: string) => {
      await fail(base, { seed, http500: 0.5 })
      const kinds: string[] = []
      for (let turn = 0; turn < 12; turn += 1) {
        kinds.push((await ground.port.transfer(transferOf(ground, one, 'in', ONE))).kind)
      }
      return kinds.join(' ')
    }
    const first = await heard('a')
    expect(await heard('a')).toBe(first)
    expect(await heard('b')).not.toBe(first)
  })

  test('in maintenance nothing goes there, and what lies there comes home', async () => {
    casino = await openCasino(name)
    const { base, ground } = casino
    const one = await richPlayer(ground, 2n * ONE)
    await fail(base, { maintenance: true })
    const there = await ground.port.transfer(transferOf(ground, one, 'in', ONE))
    expect(there).toEqual({ kind: 'refused', reason: 'maintenance' })
    const home = await ground.port.transfer(transferOf(ground, one, 'out', 'all'))
    expect(home).toMatchObject({ kind: 'done', value: { amount: 2n * ONE } })
  })

  test('killed in the middle, it remembers all that it answered', async () => {
    const port = await freePort()
    const env = {
      ...process.env,
      SANDBOX: 'on',
      SANDBOX_PORT: String(port),
      SANDBOX_URL: 'http://sandbox.localhost',
      SANDBOX_CLIENT_SECRET: 'none',
      SANDBOX_REDIRECTS: `${LOBBY}/x`,
      SANDBOX_DATA: folder,
      SANDBOX_PROVIDERS: JSON.stringify([{ name, operator: 'oriel', secret: SECRET }]),
      OPERATIONS_PORT: '0',
      LOG_LEVEL: 'warn',
    }
    const url = `http://127.0.0.1:${port}/${name}`
    const way = openPort({
      dialect: name,
      wallet: 'transfer',
      url,
      operator: 'oriel',
      keyId: 'first',
      secret: SECRET,
    })
    const player = { ref: 'member', currency: 'USD' } as const
    const serve = path.resolve(import.meta.dirname, '../serve.ts')
    const start = async () => {
      const child = spawn(process.execPath, [serve], { env, stdio: 'ignore' })
      await expect.poll(async () => (await way.ensurePlayer(player)).kind).toBe('done')
      return child
    }
    const first = await start()
    const references = Array.from({ length: 40 }, (_, index) => `reference-${index}`)
    const moves = references.map((reference) =>
      way.transfer({ player, reference, direction: 'in', amount: ONE }),
    )
    await moves[10]
    first.kill('SIGKILL')
    const told = await Promise.all(moves)
    const second = await start()
    const fates = await Promise.all(
      references.map((reference) =>
        way.transferStatus({ player, reference, direction: 'in', amount: ONE }),
      ),
    )
    const applied = fates.filter((fate) => fate.kind === 'done' && fate.value.state === 'applied')
    const balance = await way.balance(player)
    second.kill('SIGKILL')
    for (const [place, answer] of told.entries()) {
      if (answer.kind === 'done') {
        expect(fates[place]).toMatchObject({ kind: 'done', value: { state: 'applied' } })
      }
    }
    const sum = BigInt(applied.length) * ONE
    expect(balance).toEqual({ kind: 'done', value: { balance: sum, staked: 0n } })
  })
})
