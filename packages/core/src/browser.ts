/** Browsers that live inside another app, by the name people know. */
export const inAppBrowsers = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  line: 'LINE',
  wechat: 'WeChat',
  zalo: 'Zalo',
  tiktok: 'TikTok',
  qq: 'QQ',
  telegram: 'Telegram',
  kakaotalk: 'KakaoTalk',
  twitter: 'X',
  snapchat: 'Snapchat',
} as const
export type InAppBrowser = keyof typeof inAppBrowsers

/**
 * What each app adds to the name of its browser. Crawlers such as Twitterbot and browsers of their
 * own such as MQQBrowser carry similar words and are none of these.
 */
const SIGNS: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['instagram', /\bInstagram[ /]\d/],
  ['facebook', /\bFB(?:AN|AV|IOS)[/;]|\bFB_IAB\//],
  ['wechat', /\bMicroMessenger\//i],
  ['qq', /(?:^| )QQ\/\d/],
  ['line', /(?:^| )Line\/\d/i],
  ['zalo', /\bZalo(?: android| iOS|\/)/i],
  ['tiktok', /BytedanceWebview|\bmusical_ly|\btrill_\d|\baweme[_/]\d/i],
  ['telegram', /\bTelegram-(?:Android|iOS)\//i],
  ['kakaotalk', /\bKAKAOTALK[ /;]/i],
  ['twitter', /\bTwitter for (?:iPhone|iPad|Android)|\bTwitterAndroid\b/],
  ['snapchat', /\bSnapchat[ /]\d/i],
]
/** Longer names are nobody's honest ones, and a pattern should not have to read them. */
const USER_AGENT_READ_MAX = 1_000

export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  const read = userAgent.slice(0, USER_AGENT_READ_MAX)
  return SIGNS.find(([, sign]) => sign.test(read))?.[0] ?? null
}

export const isIos = (userAgent: string): boolean => /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)

/** Every browser on iOS is WebKit inside, whatever it calls itself. */
export const isChromeBased = (userAgent: string): boolean =>
  !isIos(userAgent) && /\bChrom(?:e|ium)\/\d/.test(userAgent)

export type BrowserSupport = 'browser_alert' | 'supported'

/** S5.055: certain in-app browsers are flagged when they are Chrome-based. */
export const browserSupportOf = (userAgent: string): BrowserSupport =>
  inAppBrowserOf(userAgent) !== null && isChromeBased(userAgent) ? 'browser_alert' : 'supported'

/** S3.071: set when the visitor does not want to see the alert again. */
export const BROWSER_ALERT_STOP_KEY = 'browserSupportType_stopShow'

/** Whom the alert is for, and never again after they have stopped it. */
export const showsBrowserAlert = (userAgent: string, stopped: string | null): boolean =>
  stopped !== '1' && browserSupportOf(userAgent) === 'browser_alert'
