import type { Locale } from '@oriel/core/locale'
import { sample as bn } from './samples/bn_BD.ts'
import { sample as en } from './samples/en_US.ts'
import { sample as hi } from './samples/hi_IN.ts'
import { sample as ja } from './samples/ja_JP.ts'
import { sample as ko } from './samples/ko_KR.ts'
import { sample as my } from './samples/my_MM.ts'
import { sample as ta } from './samples/ta_IN.ts'
import { sample as th } from './samples/th_TH.ts'
import { sample as vi } from './samples/vi_VN.ts'
import { sample as zhCn } from './samples/zh_CN.ts'
import { sample as zhTw } from './samples/zh_TW.ts'

/** Words of pages that stand in the gallery only: as long as real ones, in every language. */
export type Sample = typeof en

export const samples: Readonly<Record<Locale, Sample>> = {
  zh_TW: zhTw,
  zh_CN: zhCn,
  en_US: en,
  vi_VN: vi,
  ko_KR: ko,
  ja_JP: ja,
  th_TH: th,
  hi_IN: hi,
  my_MM: my,
  ta_IN: ta,
  bn_BD: bn,
}
