import { openBus, type Bus } from '@oriel/bus/bus'
import { listDead } from '@oriel/bus/dead-letter'
import { noteOffice } from '@oriel/domain/audit'
import { askAgain, lockLetter } from '@oriel/domain/dead-letter'
import type { Office } from '../office.ts'

export const lookAtDead = (office: Office, count: number): Promise<string[]> =>
  withBus(office, async (bus) => {
    const letters = await listDead(bus, count)
    if (letters.length === 0) return ['no dead letters']
    return letters.map(({ number, consumer, subject, error, at, body }) => {
      return `${number}  ${at.toISOString()}  ${consumer}  ${subject}\n    ${error}\n    ${body}`
    })
  })

/** Asks as the office's page does: the worker sends it again, and the trail says who asked. */
export const replay = ({ database }: Pick<Office, 'database'>, number: number): Promise<string[]> =>
  database.transaction(async (work) => {
    const letter = await lockLetter(work, null, number)
    if (!letter) throw new Error(`no dead letter ${number} is known; a new one is after seconds`)
    if (!(await askAgain(work, number, 'command line'))) throw new Error(`it is ${letter.state}`)
    await noteOffice(work, {
      siteId: null,
      actor: 'command line',
      permission: 'dead-letter.replay',
      subject: { kind: 'dead-letter', id: String(number) },
      outcome: 'done',
      before: { state: letter.state },
      after: { state: 'asked' },
    })
    return [`${letter.subject} is sent again within seconds`]
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
