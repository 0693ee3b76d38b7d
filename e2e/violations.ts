import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong with a page, or with the part that a selector names; one line each. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (part ? builder.include(part) : builder.withTags(RULES)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
