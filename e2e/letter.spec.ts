import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { writeToOne } from '@oriel/domain/letter'
import { enter } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { accountButton } from './sign-in.ts'
import { violationsOf } from './violations.ts'

const TITLE = 'Your question about a round'
const HTML = '<p>Thank you for <strong>writing</strong>.</p>'

test(
  '[S1.019, S2.055, S4.068, S4.094, S4.095, S4.096] letters: a live badge on arrival, read when opened, deleted',
  { tag: '@phone' },
  async ({ page, at, database }, { project }) => {
    const isPhone = project.name === 'phone'
    const member = await makePerson(database)
    await enter(page, database, member, at('oriel'))
    const badge = isPhone
      ? accountButton(page).locator('.count-badge')
      : page
          .getByRole('banner')
          .getByRole('link', { name: /^Letters/ })
          .locator('.count-badge')
    await page.goto(at('oriel', '/user/Letter'))
    await expect(page.getByText('No letters yet')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.goto(at('oriel', '/faq'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(badge).toHaveCount(0)

    // The page is open and hears of it.
    const { id: memberId, siteId } = member
    const letter = { id: newId<'letter'>(), siteId, memberId, kind: 'service' } as const
    const texts = { en_US: { title: TITLE, html: HTML } }
    const by = { by: 'e2e', isByStaff: true, proposalId: null }
    expectDone(await database.transaction((work) => writeToOne(work, { ...letter, texts }, by)))
    await expect(badge).toContainText('1')
    // Any page of who is signed in loads how many are unread.
    await page.goto(at('oriel'))
    await expect(badge).toContainText('1')
    await page.goto(at('oriel', '/user/Letter'))
    const door = page.getByRole('button', { name: TITLE })
    await expect(door).toContainText('Unread')

    // S4.068: marked read, then the list is read again.
    const calls: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (path.startsWith('/api/arks/web/member/letter')) calls.push(path.split('letter')[1] ?? '')
    })
    await door.click()
    await expect(page.getByRole('article').getByText('Thank you for writing.')).toBeVisible()
    await expect(door).not.toContainText('Unread')
    const readAt = calls.indexOf('/read')
    expect(readAt).toBeGreaterThanOrEqual(0)
    await expect.poll(() => calls.slice(readAt)).toContain('')
    expect(await violationsOf(page)).toEqual([])

    await page.getByRole('checkbox', { name: `Choose: ${TITLE}` }).check({ force: true })
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const asked = page.getByRole('alertdialog', { name: 'Delete 1 letter?' })
    expect(await violationsOf(page, '[role=alertdialog]')).toEqual([])
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No letters yet')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No letters yet')).toBeVisible()
    await page.goto(at('oriel', '/faq'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(badge).toHaveCount(0)
  },
)
