import type { Locale } from '@oriel/core/locale'
import { bnBd } from './agreement/bn-bd.ts'
import { enUs } from './agreement/en-us.ts'
import { hiIn } from './agreement/hi-in.ts'
import { jaJp } from './agreement/ja-jp.ts'
import { koKr } from './agreement/ko-kr.ts'
import { myMm } from './agreement/my-mm.ts'
import { taIn } from './agreement/ta-in.ts'
import { thTh } from './agreement/th-th.ts'
import { viVn } from './agreement/vi-vn.ts'
import { zhCn } from './agreement/zh-cn.ts'
import { zhTw } from './agreement/zh-tw.ts'
import type { Text } from './text.ts'

export type AgreementName = 'service'
export type AgreementTexts = Readonly<Record<AgreementName, Text>>

export const agreementTexts: Readonly<Record<Locale, AgreementTexts>> = {
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
