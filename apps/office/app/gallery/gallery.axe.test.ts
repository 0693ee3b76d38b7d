import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { useStage } from '../../testing/stage.ts'
import { GALLERY_PARTS } from './parts.ts'

const stage = useStage()

/** Styles are not loaded here; the colours have a test of their own. */
const WITHOUT_STYLES = ['color-contrast', 'target-size']

test.each(GALLERY_PARTS)('%s: names, roles and labels are as readers need them', async (part) => {
  const page = await stage.open('gallery', `/gallery?part=${part}`)
  await page.getByRole('heading', { name: 'Gallery', level: 1 }).waitFor()
  const { violations } = await new AxeBuilder({ page }).disableRules(WITHOUT_STYLES).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
