import type { Locale } from '@oriel/core/locale'
import { bnBd } from './sponsor/bn-bd.ts'
import { enUs } from './sponsor/en-us.ts'
import { hiIn } from './sponsor/hi-in.ts'
import { jaJp } from './sponsor/ja-jp.ts'
import { koKr } from './sponsor/ko-kr.ts'
import { myMm } from './sponsor/my-mm.ts'
import { taIn } from './sponsor/ta-in.ts'
import { thTh } from './sponsor/th-th.ts'
import { viVn } from './sponsor/vi-vn.ts'
import { zhCn } from './sponsor/zh-cn.ts'
import { zhTw } from './sponsor/zh-tw.ts'
import type { Text } from './text.ts'

export type SponsorName = 'chess' | 'rowing' | 'theatre' | 'football' | 'music' | 'mangrove'
export type SponsorTexts = Readonly<Record<SponsorName, Text>>

export const sponsorTexts: Readonly<Record<Locale, SponsorTexts>> = {
  zh_TW: zhTw,
  zh_CN: zhCn,
  en_US: enUs,
  vi_VN: viVn,
  ko_KR: koKr,
  ja_JP: jaJp,
  th_TH: thTh,
  hi_IN: hiIn,
  my_MM: myMm,
  ta_IN: taIn,
  bn_BD: bnBd,
}
