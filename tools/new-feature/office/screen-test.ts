import type { Names } from '../names.ts'

/** The list on the server: what the office's queries hold decides what it shows. */
export const screenTestFile = ({
  word,
  camel,
  pascal,
}: Names): string => `import { ${camel}ListCall } from '@oriel/contract/office/${word}'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { markup, words } from '../../../testing/markup.tsx'
import { WORDS } from '../../../testing/words.ts'
import { SITE } from '../../gallery/sample.ts'
import { createQueryClient } from '../../platform/query.ts'
import { SiteContext } from '../../platform/use-site.ts'
import { ${pascal}List } from './${word}.ts'

const line = (number: string, title: string) => ({
  id: \`\${number}-id\`,
  number,
  title,
  created_by: 'lucia.vega',
  created_at: new Date('2026-11-14T21:00:00-04:00'),
})

/** As the server writes it; undefined: nothing has been read yet. */
function render(list?: readonly ReturnType<typeof line>[]): string {
  const client = createQueryClient()
  const key = [SITE.code, ${camel}ListCall.path, { count: 50 }]
  if (list) client.setQueryData(key, { list, next: null })
  const element = (
    <SiteContext value={SITE}>
      <${pascal}List />
    </SiteContext>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return markup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('the list shows its rows in their order, with who created them', () => {
  const said = words(render([line('2', 'Newer'), line('1', 'Older')]))
  expect(said).toMatch(/Newer.*lucia\\.vega.*Older.*lucia\\.vega/)
  expect(said).not.toContain(WORDS.t('office.${word}.none'))
})

test('an empty list says so; one that is being read does not', () => {
  expect(words(render([]))).toContain(WORDS.t('office.${word}.none'))
  expect(words(render())).not.toContain(WORDS.t('office.${word}.none'))
  expect(render()).toContain('aria-busy="true"')
})
`
