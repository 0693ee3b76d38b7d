import { expectDone } from '@oriel/core/outcome'
import { CAST_PASSWORD, CAST_WITHDRAW_PASSWORD } from '@oriel/dev-world/cast'
import { addCard, askVerified, listCards } from '@oriel/domain/bank-card'
import { createPasswords } from '@oriel/domain/password'
import { expect, test } from '../fixtures.ts'
import { makePerson, worldKeys } from '../people.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'

const WHY = 'the bank has confirmed the holder'

test('finance verifies a card that its member asked for', async ({
  browser,
  database,
  troubles,
}) => {
  const member = await makePerson(database, { personal: { name: 'Anna Way' } })
  const keys = worldKeys()
  const passwords = createPasswords(keys)
  const house = { database, keys, passwords, isOwnAddress: async () => false }
  const number = `7${String(Date.now()).slice(-10)}`
  const draft = { kind: 'bank', institution: 'chase', number, memo: '' } as const
  const proof = { password: CAST_PASSWORD, withdrawPassword: CAST_WITHDRAW_PASSWORD }
  const who = { siteId: member.siteId, memberId: member.id, ip: null }
  const { id } = expectDone(await addCard(house, { draft, proof }, who, new Date()))
  expectDone(await askVerified(house, id, who, new Date()))

  const desk = await openDesk(browser, troubles)
  await signIn(desk, 'tran.lan')
  await desk.goto(office(`/oriel/members/${member.id}/cards`))
  const row = desk.getByRole('row', { name: new RegExp(`Chase •••• ${number.slice(-4)}`) })
  await expect(row).toContainText('To review')
  await expect(row).toContainText('The member asked for it')
  expect(await violationsOf(desk)).toEqual([])
  await row.click()
  await desk.getByRole('button', { name: 'Verify…' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Verify the card' })
  await expect(sheet.getByRole('row', { name: /^State/ })).toContainText('verified')
  await sheet.getByRole('textbox').fill(WHY)
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('dialog', { name: 'Bank cards' })).toContainText('By a person')
  expect(await listCards(database.rows, member.id)).toMatchObject([{ verifiedBy: 'person' }])
  await desk.context().close()
})
