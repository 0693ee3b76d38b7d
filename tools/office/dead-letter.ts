import { openBus, type Bus } from '@oriel/bus/bus'
import { findDead, listDead, replayDead } from '@oriel/bus/dead-letter'
import type { Office } from '../office.ts'

export const lookAtDead = (office: Office, count: number): Promise<string[]> =>
  withBus(office, async (bus) => {
    const letters = await listDead(bus, count)
    if (letters.length === 0) return ['no dead letters']
    return letters.map(({ number, consumer, subject, error, at, body }) => {
      return `${number}  ${at.toISOString()}  ${consumer}  ${subject}\n    ${error}\n    ${body}`
    })
  })

export const replay = (office: Office, number: number): Promise<string[]> =>
  withBus(office, async (bus) => {
    const letter = await findDead(bus, number)
    if (!letter) throw new Error(`there is no dead letter ${number}`)
    const event = await replayDead(bus, letter)
    return [`sent ${event.name} ${event.id} again`]
  })

async function withBus<Result>(
  { natsUrls }: Office,
  work: (bus: Bus) => Promise<Result>,
): Promise<Result> {
  const bus = await openBus({ urls: natsUrls, name: 'office' })
  try {
    return await work(bus)
  } finally {
    await bus.close()
  }
}
