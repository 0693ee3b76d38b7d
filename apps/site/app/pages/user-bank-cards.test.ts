import { serverText } from '@oriel/i18n/server'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { exampleVisit } from '../../server/testing/example-visit.ts'
import { pageContext, type Page } from '../platform/page.ts'
import { loader } from './user-bank-cards.tsx'

function load(hiddenLinks: readonly string[]): unknown {
  const context = new RouterContextProvider()
  const page = { visit: exampleVisit({}, { hiddenLinks }), text: serverText('en_US') }
  context.set(pageContext, page as Page)
  return loader({ context } as unknown as Parameters<typeof loader>[0])
}

test('the page has its name, and the server knows no more of it', () => {
  expect(load([])).toEqual({ title: 'Bank cards | Oriel' })
})

test.each(['BindAccount', 'bindaccount'])('a site that hides %s has no such page', (link) => {
  let thrown: unknown
  try {
    load([link])
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).status).toBe(404)
})
