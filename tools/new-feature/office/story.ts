import type { Names } from '../names.ts'

/** What a fresh world holds of the feature, told as the office's role. */
export const storyFile = (names: Names): string => {
  const { word, pascal, pascalPlural, spoken, spokenPlural } = names
  return `import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { create${pascal}, list${pascalPlural} } from '@oriel/domain/${word}'
import { ORIEL, SECOND } from '../cast.ts'

const TITLES = ['The first ${spoken}', 'The second ${spoken}']

/** Each site has a few ${spokenPlural}. */
export async function tell${pascalPlural}(office: Database, now: Date): Promise<void> {
  for (const siteId of [ORIEL, SECOND]) {
    const { list } = await list${pascalPlural}(office.rows, { siteId, after: null, count: 1 })
    if (list.length > 0) continue
    for (const title of TITLES) {
      expectDone(await create${pascal}(office, { actor: 'story' }, { siteId, title }, now))
    }
  }
}
`
}

/** The journey through the running office. */
export const journeyFile = (names: Names): string => {
  const { plural, spoken } = names
  return `import { expect, test } from '../fixtures.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'

test('a writer adds one ${spoken} and opens it on a phone', async ({ browser, troubles }) => {
  const title = \`Journey \${crypto.randomUUID()}\`
  const writer = await openDesk(browser, troubles)
  await signIn(writer, 'lucia.vega')
  await writer.locator('a[href="/oriel/${plural}"]').click()
  await expect(writer.getByRole('row', { name: /The first ${spoken}/ })).toBeVisible()
  expect(await violationsOf(writer)).toEqual([])

  await test.step('one without a title is refused, one with a title is kept', async () => {
    await writer.keyboard.press('e')
    const sheet = writer.getByRole('dialog')
    await sheet.locator('button[type="submit"]').click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await sheet.getByRole('textbox').fill(title)
    await writer.keyboard.press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(writer.getByRole('row', { name: new RegExp(title) })).toContainText('lucia.vega')
  })

  await test.step('its row opens at an address of its own, also on a phone', async () => {
    await writer.setViewportSize({ width: 390, height: 844 })
    await writer.getByRole('link', { name: new RegExp(title) }).click()
    await expect(writer).toHaveURL(new RegExp(\`^\${office('/oriel/${plural}')}\\\\?open=\`))
    await expect(writer.getByRole('dialog', { name: title })).toContainText('lucia.vega')
    expect(await violationsOf(writer)).toEqual([])
  })
  await writer.context().close()
})
`
}
