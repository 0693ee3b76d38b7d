import { expect, test } from 'vitest'
import { pseudoMessage, pseudoMessages } from './pseudo.ts'
import { serverMessages } from './server.ts'
import { createText } from './text.ts'

const english = serverMessages('en_US')
const pseudo = createText('en_US', pseudoMessages(english))

test('a pseudo text has accents, brackets and 40 % more letters', () => {
  expect(pseudoMessage(['Play money'])).toEqual(['[', 'Þļáý ɱóñéý', '~~~~', ']'])
  expect(pseudo.t('shell.home')).toBe('[Ĥóɱé~~]')
})

test('placeholders and plurals still work', () => {
  expect(pseudo.t('shell.footer_rights', { year: '2026', site: 'Oriel' })).toBe('[© 2026 Oriel~~]')
  expect(pseudo.t('announcement.count', { count: 1 })).toMatch(/^\[1 áññóúñçéɱéñţ~+\]$/)
  expect(pseudo.t('announcement.count', { count: 2 })).toMatch(/^\[2 áññóúñçéɱéñţš~+\]$/)
})

test('every text has its pseudo text, and the originals stay as they were', () => {
  const before = structuredClone(english)
  const made = pseudoMessages(english)
  expect(Object.keys(made)).toEqual(Object.keys(english))
  for (const [id, message] of Object.entries(made)) {
    expect([message[0], message.at(-1)], id).toEqual(['[', ']'])
  }
  expect(english).toEqual(before)
})
