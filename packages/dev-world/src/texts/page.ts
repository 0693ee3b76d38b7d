import type { Locale } from '@oriel/core/locale'
import { bnBd } from './page/bn-bd.ts'
import { enUs } from './page/en-us.ts'
import { hiIn } from './page/hi-in.ts'
import { jaJp } from './page/ja-jp.ts'
import { koKr } from './page/ko-kr.ts'
import { myMm } from './page/my-mm.ts'
import { taIn } from './page/ta-in.ts'
import { thTh } from './page/th-th.ts'
import { viVn } from './page/vi-vn.ts'
import { zhCn } from './page/zh-cn.ts'
import { zhTw } from './page/zh-tw.ts'
import type { Text } from './text.ts'

export type PageName =
  | 'about'
  | 'terms'
  | 'privacy'
  | 'gameRules'
  | 'fairness'
  | 'saferPlay'
  | 'getHelp'
  | 'contact'
export type PageTexts = Readonly<Record<PageName, Text>>

export const pageTexts: Readonly<Record<Locale, PageTexts>> = {
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
