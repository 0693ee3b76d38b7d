import type { Locale } from '@oriel/core/locale'

/**
 * Promises that no announcement makes: play can be lost, and whoever says otherwise misleads. Kept
 * in small letters; a language is also held against the English ones, which are used everywhere.
 */
export const FORBIDDEN: Readonly<Record<Locale, readonly string[]>> = {
  en_US: [
    'risk-free',
    'risk free',
    'no risk',
    'sure win',
    'sure bet',
    'always win',
    'cannot lose',
    "can't lose",
    'guaranteed',
    'easy money',
    'get rich',
  ],
  vi_VN: ['không rủi ro', 'chắc thắng', 'thắng chắc', 'đảm bảo thắng', 'kiếm tiền dễ'],
  zh_CN: ['无风险', '零风险', '稳赚', '必赢', '包赢', '保证赢'],
  zh_TW: ['無風險', '零風險', '穩賺', '必贏', '包贏', '保證贏'],
  ja_JP: ['ノーリスク', 'リスクなし', '必ず勝', '絶対勝', '必勝'],
  ko_KR: ['무위험', '위험 없', '무조건 승리', '반드시 이', '수익 보장'],
  th_TH: ['ไม่มีความเสี่ยง', 'ชนะแน่นอน', 'การันตี', 'รับประกันชนะ'],
  hi_IN: ['जोखिम मुक्त', 'बिना जोखिम', 'पक्की जीत', 'गारंटीड'],
  ta_IN: ['ஆபத்து இல்லா', 'நிச்சய வெற்றி', 'உத்தரவாத'],
  bn_BD: ['ঝুঁকিমুক্ত', 'নিশ্চিত জয়', 'গ্যারান্টিযুক্ত'],
  my_MM: ['အန္တရာယ်ကင်း', 'သေချာပေါက်နိုင်', 'အာမခံ'],
}

/** The first word of the list that a text in this language has; null when it has none. */
export function forbiddenWord(locale: Locale, text: string): string | null {
  const said = text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('’', "'")
  const words = locale === 'en_US' ? FORBIDDEN.en_US : [...FORBIDDEN[locale], ...FORBIDDEN.en_US]
  return words.find((word) => said.includes(word.normalize('NFC').toLowerCase())) ?? null
}
