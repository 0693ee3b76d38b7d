import { expect, test } from 'vitest'
import type { MessageId } from './message-id.ts'
import { serverMessages, serverText } from './server.ts'
import { createText } from './text.ts'

test('a value takes the place of its name', () => {
  expect(serverText('en_US').t('shell.local_time', { time: '21:04:05' })).toBe('Site time 21:04:05')
  expect(serverText('ko_KR').t('shell.local_time', { time: '21:04:05' })).toBe(
    '사이트 시간 21:04:05',
  )
})

test.for([
  ['en_US', 0, '0 announcements'],
  ['en_US', 1, '1 announcement'],
  ['en_US', 1200, '1,200 announcements'],
  ['zh_TW', 1, '1 則公告'],
  ['zh_CN', 5, '5 条公告'],
  ['hi_IN', 0, '0 घोषणा'],
  ['hi_IN', 1, '1 घोषणा'],
  ['hi_IN', 2, '2 घोषणाएँ'],
  ['ta_IN', 2, '2 அறிவிப்புகள்'],
  ['bn_BD', 12, '12টি ঘোষণা'],
  ['my_MM', 12, 'ကြေညာချက် 12 ခု'],
] as const)('%s counts %i as %j, in Latin digits', ([locale, count, text]) => {
  expect(serverText(locale).t('announcement.count', { count })).toBe(text)
})

test('the English texts that statements fix are exact', () => {
  const { t } = serverText('en_US')
  expect(t('error.request_timeout')).toBe('request timeout')
  expect(t('error.network_error')).toBe('network error')
  expect(t('error.not_found_title')).toBe('Page Not Found')
  expect(t('error.server_title')).toBe('Internal Server Error')
})

test('a text that a language lacks is English where the server has it, else its id', () => {
  const { 'announcement.count': _lost, ...rest } = serverMessages('ja_JP')
  const server = createText('ja_JP', rest, serverMessages('en_US'))
  expect(server.t('announcement.count', { count: 1 })).toBe('1 announcement')
  expect(server.t('shell.home')).toBe('ホーム')
  expect(createText('ja_JP', rest).t('announcement.count', { count: 1 })).toBe('announcement.count')
})

test('an id named like a part of every object is missing too', () => {
  expect(serverText('en_US').t('constructor' as MessageId)).toBe('constructor')
})

test('two languages live side by side and each is made once', () => {
  const thai = serverText('th_TH')
  const burmese = serverText('my_MM')
  expect([thai.locale, thai.t('shell.home')]).toEqual(['th_TH', 'หน้าแรก'])
  expect([burmese.locale, burmese.t('shell.home')]).toEqual(['my_MM', 'ပင်မစာမျက်နှာ'])
  expect(serverText('th_TH')).toBe(thai)
})

test('a page that was opened with a part of its language learns the rest', () => {
  const { 'wallet.title': title, ...rest } = serverMessages('vi_VN')
  const text = createText('vi_VN', rest)
  expect(text.t('wallet.title')).toBe('wallet.title')
  text.add({ 'wallet.title': title ?? [] })
  expect(text.t('wallet.title')).toBe(serverText('vi_VN').t('wallet.title'))
  expect(text.t('shell.home')).toBe(serverText('vi_VN').t('shell.home'))
})
