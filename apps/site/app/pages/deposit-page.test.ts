import { serverText } from '@oriel/i18n/server'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { exampleVisit } from '../../server/testing/example-visit.ts'
import { pageContext, type Page } from '../platform/page.ts'
import { loader as plain } from './deposit.tsx'
import { loader as fast } from './fast-payment.tsx'
import { loader as own } from './user-deposit.tsx'
import { loader as records } from './user-records.tsx'

/** Each route has arguments of its own type; the loaders read the context alone. */
type Loader = (args: never) => unknown

function load(loader: Loader, hiddenLinks: readonly string[]): unknown {
  const context = new RouterContextProvider()
  const page = { visit: exampleVisit({}, { hiddenLinks }), text: serverText('en_US') }
  context.set(pageContext, page as Page)
  return loader({ context } as never)
}
const pages = [
  ['/user/Deposit', own, 'Deposit', 'Deposit | Oriel'],
  ['/Deposit', plain, 'Deposit', 'Deposit | Oriel'],
  ['/fastPayment', fast, 'Deposit', 'Deposit | Oriel'],
  ['/user/DWRecord', records, 'DWRecord', 'Payment history | Oriel'],
] as const satisfies (readonly [string, Loader, string, string])[]

test.each(pages)('%s has its name, and the server knows no more', (_path, loader, _, title) => {
  expect(load(loader, [])).toEqual({ title })
})

test.each(pages)('a site that hides the link has no %s', (_path, loader, link) => {
  let thrown: unknown
  try {
    load(loader, [link])
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).status).toBe(404)
})
