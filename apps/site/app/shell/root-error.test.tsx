import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { exampleVisit } from '../../server/testing/example-visit.ts'
import { RootError } from './root-error.tsx'

const SERVICE = 'https://support.example/chat'
const visit = exampleVisit({}, { customerServiceUrl: SERVICE })

/** What the router hands on of an answer with this status. */
function render(status: number): string {
  const error = { status, statusText: '', internal: false, data: null }
  const Screen = () => <RootError error={error} reference={undefined} />
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: Screen }])
  return renderToStaticMarkup(
    <Page initialEntries={['/']} hydrationData={{ loaderData: { root: { visit } } }} />,
  )
}

test.each([
  [500, true],
  [503, true],
  [599, true],
  [404, false],
  [403, false],
  [499, false],
  [600, false],
])('[S2.095] the error screen of %i links to customer service: %s', (status, isLinked) => {
  const html = render(status)
  expect(html).toContain(`>${status}<`)
  expect(html.includes(`href="${SERVICE}"`)).toBe(isLinked)
})

test.each([
  ['[S2.091]', 404, 'Page Not Found'],
  ['[S2.092]', 403, 'Internal Server Error'],
  ['[S2.092]', 500, 'Internal Server Error'],
  ['[S2.092]', 503, 'Internal Server Error'],
])('%s the error screen of %i says “%s”', (_, status, title) => {
  expect(render(status)).toContain(`>${title}<`)
})
