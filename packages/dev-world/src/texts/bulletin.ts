import type { Locale } from '@oriel/core/locale'
import { bnBd } from './bulletin/bn-bd.ts'
import { enUs } from './bulletin/en-us.ts'
import { hiIn } from './bulletin/hi-in.ts'
import { jaJp } from './bulletin/ja-jp.ts'
import { koKr } from './bulletin/ko-kr.ts'
import { myMm } from './bulletin/my-mm.ts'
import { taIn } from './bulletin/ta-in.ts'
import { thTh } from './bulletin/th-th.ts'
import { viVn } from './bulletin/vi-vn.ts'
import { zhCn } from './bulletin/zh-cn.ts'
import { zhTw } from './bulletin/zh-tw.ts'
import type { Text } from './text.ts'

export type BulletinName = 'welcome' | 'startPlaying' | 'tables'
export type BulletinTexts = Readonly<Record<BulletinName, Text>>

export const bulletinTexts: Readonly<Record<Locale, BulletinTexts>> = {
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
