import type { Locale } from '@oriel/core/locale'
import { bnBd } from './faq/bn-bd.ts'
import { enUs } from './faq/en-us.ts'
import { hiIn } from './faq/hi-in.ts'
import { jaJp } from './faq/ja-jp.ts'
import { koKr } from './faq/ko-kr.ts'
import { myMm } from './faq/my-mm.ts'
import { taIn } from './faq/ta-in.ts'
import { thTh } from './faq/th-th.ts'
import { viVn } from './faq/vi-vn.ts'
import { zhCn } from './faq/zh-cn.ts'
import { zhTw } from './faq/zh-tw.ts'
import type { Text } from './text.ts'

export type FaqName =
  | 'openAccount'
  | 'password'
  | 'closeAccount'
  | 'whereMoneyComesFrom'
  | 'canIWithdraw'
  | 'demo'
  | 'moneyInGame'
  | 'connectionLost'
  | 'rules'
  | 'random'
  | 'returnToPlayer'
  | 'checkResults'
  | 'sessionNet'
  | 'worried'
export type FaqTexts = Readonly<Record<FaqName, Text>>

export const faqTexts: Readonly<Record<Locale, FaqTexts>> = {
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
