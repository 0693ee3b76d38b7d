import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import { takeTicket } from '@oriel/domain/realtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON, openDoor, type OpenDoor } from '../../testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

test('a member gets a ticket that is taken once, by whom it was made for', async () => {
  const sophia = await door.signIn('sophia')
  const { body } = await door.say(realtimeTicketCall, { member: sophia })
  const { ticket } = body.data as { ticket: string }
  const holder = await takeTicket(door.database, ticket, NOON)
  expect(holder).toMatchObject({ memberId: sophia.member.id, siteId: 1, currency: 'USD' })
  expect(await takeTicket(door.database, ticket, NOON)).toBeNull()
})

test('each call gives another ticket', async () => {
  const member = await door.signIn('meilin')
  const tickets = new Set<unknown>()
  for (let round = 0; round < 3; round += 1) {
    const { body } = await door.say(realtimeTicketCall, { member })
    tickets.add((body.data as { ticket: string }).ticket)
  }
  expect(tickets.size).toBe(3)
})
