import { expect, test } from 'vitest'
import { outsideAddress } from './open-outside.ts'

const PAGE = 'https://x.example/faq?id=3#top'

test.each([
  ['line', 'https://x.example/faq?id=3&openExternalBrowser=1#top'],
  ['kakaotalk', 'kakaotalk://web/openExternal?url=https%3A%2F%2Fx.example%2Ffaq%3Fid%3D3%23top'],
  [
    'facebook',
    'intent://x.example/faq?id=3#Intent;scheme=https;action=android.intent.action.VIEW;end',
  ],
  ['zalo', 'intent://x.example/faq?id=3#Intent;scheme=https;action=android.intent.action.VIEW;end'],
  ['wechat', null],
  ['qq', null],
] as const)('the way out of %s is %s', (app, address) => {
  expect(outsideAddress(app, PAGE)).toBe(address)
})
