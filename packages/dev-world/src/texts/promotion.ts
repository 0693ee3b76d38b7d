import type { Locale } from '@oriel/core/locale'
import { bnBd } from './promotion/bn-bd.ts'
import { enUs } from './promotion/en-us.ts'
import { hiIn } from './promotion/hi-in.ts'
import { jaJp } from './promotion/ja-jp.ts'
import { koKr } from './promotion/ko-kr.ts'
import { myMm } from './promotion/my-mm.ts'
import { taIn } from './promotion/ta-in.ts'
import { thTh } from './promotion/th-th.ts'
import { viVn } from './promotion/vi-vn.ts'
import { zhCn } from './promotion/zh-cn.ts'
import { zhTw } from './promotion/zh-tw.ts'
import type { PromotionText } from './text.ts'

export type PromotionName =
  | 'firstDeposit'
  | 'playMoney'
  | 'tryFirst'
  | 'mondaySlots'
  | 'reelRace'
  | 'fourFold'
  | 'liveBack'
  | 'points'
  | 'birthday'
/** `{percent}` and `{turnover}` are replaced by the numbers of the offer. */
export type PromotionTexts = Readonly<Record<PromotionName, PromotionText>> & {
  /** A term of every offer that gives something. */
  readonly oncePerMember: string
  /** A term of every offer. */
  readonly everyOffer: string
}

export const promotionTexts: Readonly<Record<Locale, PromotionTexts>> = {
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
