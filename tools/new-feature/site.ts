import type { Names } from './names.ts'
import type { Role } from './role.ts'

/** The front door: what pages and other features may import. */
export const screenDoorFile = ({ word, pascal }: Names): string =>
  `export { ${pascal}List } from './${word}-list.tsx'\n`

/** What a visitor sees: takes what the page has loaded and shows one thing. */
export const screenFile = (names: Names, role: Role): string => {
  const { word, camel, pascal, snake, spokenPlural } = names
  return `import type { DataOf } from '@oriel/contract/endpoint'
import type { ${camel}ListCall } from '@oriel/contract/${role}/${word}'
import { useText } from '@oriel/web/text'

type Item = DataOf<typeof ${camel}ListCall>['${snake}_list'][number]

/** The ${spokenPlural} of the site; null when they could not be loaded. */
export function ${pascal}List({ items }: { items: readonly Item[] | null }) {
  const { t } = useText()
  return (
    <section>
      <h2 className="text-xl font-bold">{t('${word}.title')}</h2>
      {items === null && <p className="text-sm text-muted">{t('reason.unavailable')}</p>}
      {items?.length === 0 && <p className="text-sm text-muted">{t('${word}.empty')}</p>}
      {items !== null && items.length > 0 && (
        <ul>
          {items.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
`
}

export const screenTestFile = ({ word, pascal, title }: Names): string => `import {
  newId,
} from '@oriel/core/id'
import { serverText } from '@oriel/i18n/server'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TextProvider } from '@oriel/web/text'
import { expect, test } from 'vitest'
import { ${pascal}List } from './${word}.ts'

type Items = ComponentProps<typeof ${pascal}List>['items']

const textOf = serverText('en_US').t
const render = (items: Items): string =>
  renderToStaticMarkup(
    <TextProvider text={serverText('en_US')}>
      <${pascal}List items={items} />
    </TextProvider>,
  )
const item = (title: string) => ({ id: newId<'${word}'>(), title, created_at: new Date(0) })

test('the list shows its items under its title, in their order', () => {
  const html = render([item('one'), item('two')])
  expect(html).toContain('>${title}</h2>')
  expect(html).toContain('<ul><li>one</li><li>two</li></ul>')
})

test('an empty list and one that could not be loaded each say so', () => {
  expect(render([])).toContain(textOf('${word}.empty'))
  expect(render([])).not.toContain('<ul>')
  expect(render(null)).toContain(textOf('reason.unavailable'))
  expect(render(null)).not.toContain(textOf('${word}.empty'))
})
`
