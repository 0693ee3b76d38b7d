import { describe, expect, test } from 'vitest'
import {
  BROWSER_ALERT_STOP_KEY,
  browserSupportOf,
  inAppBrowserOf,
  inAppBrowsers,
  isChromeBased,
  showsBrowserAlert,
  type InAppBrowser,
} from './browser.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A245F Build/UP1A.231005.007; wv)'
const WEB_VIEW =
  'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** Chrome inside: flagged. */
const ALERTED: readonly (readonly [InAppBrowser, string])[] = [
  ['facebook', `${ANDROID} ${WEB_VIEW} [FB_IAB/FB4A;FBAV/489.0.0.66.81;IABMV/1;]`],
  ['facebook', `${ANDROID} ${WEB_VIEW} [FBAN/EMA;FBLC/vi_VN;FBAV/421.0.0.9.115;]`],
  ['facebook', `${ANDROID} ${WEB_VIEW} [FB_IAB/Orca-Android;FBAV/480.0.0.41.110;]`],
  ['instagram', `${ANDROID} ${WEB_VIEW} Instagram 356.0.0.41.101 Android (34/14; 450dpi)`],
  [
    'instagram',
    `${ANDROID} ${WEB_VIEW} Instagram 301.0.0.27.109 Android (33/13; 420dpi; 1080x2177; Xiaomi)`,
  ],
  ['line', `${ANDROID} ${WEB_VIEW} Line/14.19.1/IAB`],
  ['line', `${WINDOWS} Chrome/128.0.0.0 Safari/537.36 Line/9.4.2.3477`],
  ['wechat', `${ANDROID} ${WEB_VIEW} XWEB/1300259 MMWEBSDK/20240802 MicroMessenger/8.0.53.2740`],
  ['wechat', `${WINDOWS} Chrome/122.0.0.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat`],
  ['wechat', `${ANDROID} ${WEB_VIEW} MQQBrowser/6.2 TBS/045947 wxwork/4.1.10 MicroMessenger/7.0.1`],
  ['zalo', `${ANDROID} ${WEB_VIEW} Zalo android/24100735 ZaloTheme/light ZaloLanguage/vi`],
  ['zalo', `${ANDROID} ${WEB_VIEW} Zalo/23.08.02`],
  [
    'tiktok',
    `${ANDROID} ${WEB_VIEW} trill_350103 JsSdk/1.0 NetType/WIFI AppName/trill app_version/35.1.3`,
  ],
  ['tiktok', `${ANDROID} ${WEB_VIEW} musical_ly_2022803040 JsSdk/1.0 BytedanceWebview/d8a21c6`],
  ['tiktok', `${ANDROID} ${WEB_VIEW} BytedanceWebview/d8a21c6`],
  ['tiktok', `${ANDROID} ${WEB_VIEW} aweme_310400 JsSdk/1.0 NetType/4G`],
  ['qq', `${ANDROID} ${WEB_VIEW} MQQBrowser/6.2 TBS/046281 V1_AND_SQ_9.0.80 QQ/9.0.80.17885`],
  ['qq', `${ANDROID} ${WEB_VIEW} QQ/8.9.28.635 NetType/WIFI`],
  ['telegram', `${ANDROID} ${WEB_VIEW} Telegram-Android/11.4.2 (Samsung SM-A245F; Android 14)`],
  ['kakaotalk', `${ANDROID} ${WEB_VIEW} KAKAOTALK 10.9.6`],
  ['kakaotalk', `${ANDROID} ${WEB_VIEW};KAKAOTALK 2410960`],
  ['twitter', `${ANDROID} ${WEB_VIEW} TwitterAndroid`],
  ['snapchat', `${ANDROID} ${WEB_VIEW} Snapchat/13.16.0.46 (SM-A245F; Android 14#A245FXX; gzip)`],
]

/** In another app, but not Chrome: named and not flagged. */
const NAMED: readonly (readonly [InAppBrowser, string])[] = [
  ['facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/490.1.0.40.106;FBBV/664529932]`],
  ['facebook', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/481.0.0.29.106;FBLC/th_TH]`],
  ['instagram', `${IPHONE} Mobile/15E148 Instagram 357.1.3.26.108 (iPhone15,3; iOS 17_6_1; th)`],
  ['line', `${IPHONE} Mobile/15E148 Safari Line/14.18.0`],
  ['wechat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.53(0x18003531) NetType/4G Language/zh_CN`],
  ['zalo', `${IPHONE} Mobile/15E148 Zalo iOS/640 ZaloTheme/light ZaloLanguage/vn`],
  ['tiktok', `${IPHONE} Mobile/15E148 musical_ly_36.6.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/1`],
  ['qq', `${IPHONE} Mobile/15E148 QQ/9.1.0.641 V1_IPH_SQ_9.1.0_1_APP_A Pixel/1170`],
  ['telegram', `${IPHONE} Mobile/15E148 Safari/604.1 Telegram-iOS/11.3`],
  ['kakaotalk', `${IPHONE} Mobile/15E148 KAKAOTALK/10.9.5 (INAPP)`],
  ['twitter', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.64.1`],
  ['snapchat', `${IPHONE} Mobile/15E148 Snapchat/13.15.1.38 (like Safari/8618.3.11.10.5, panda)`],
  // An old Android without Chrome inside.
  [
    'line',
    'Mozilla/5.0 (Linux; U; Android 4.3; th-th) AppleWebKit/534.30 Version/4.0 Safari/534.30 Line/5.0',
  ],
]

/** Browsers of their own, and machines that read pages. */
const BROWSERS: readonly string[] = [
  `${WINDOWS} Chrome/131.0.0.0 Safari/537.36`,
  `${WINDOWS} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  `${WINDOWS} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  `${MAC} Version/18.1 Safari/605.1.15`,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; U; Android 13; zh-cn; V2199A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; U; Android 12; en-US; RMX3263) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.4.0.1306 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CPH2471) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/117.1.157 Mobile Chrome/111.1.157 Mobile Safari/537.36',
  `${IPHONE} Version/17.6 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  `${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
  'Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1) Chrome/131.0.6778.39 Safari/537.36',
  `${WINDOWS} Chrome/131.0.0.0 Safari/537.36 Offline/3.1 Online/2`,
  '',
]

describe('the browser detector', () => {
  test.each(ALERTED)('[S5.055] %s with Chrome inside is flagged: %s', (name, userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBe(name)
    expect(browserSupportOf(userAgent)).toBe('browser_alert')
  })

  test.each(NAMED)('[S5.055] %s without Chrome is known and not flagged: %s', (name, userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBe(name)
    expect(browserSupportOf(userAgent)).toBe('supported')
  })

  test.each(BROWSERS)('a browser of its own is never flagged: %s', (userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBeNull()
    expect(browserSupportOf(userAgent)).toBe('supported')
  })

  test('the tables hold more than forty names, and every app at least once with Chrome', () => {
    expect(ALERTED.length + NAMED.length + BROWSERS.length).toBeGreaterThan(40)
    const seen = new Set(ALERTED.map(([name]) => name))
    expect([...seen].toSorted()).toEqual(Object.keys(inAppBrowsers).toSorted())
  })
})

test('iOS is never Chrome, whatever is written', () => {
  expect(isChromeBased(`${IPHONE} Chrome/131.0.0.0`)).toBe(false)
  expect(isChromeBased(`${WINDOWS} Chrome/131.0.0.0`)).toBe(true)
})

test('a sign beyond what is read is no sign', () => {
  expect(inAppBrowserOf(`${'x'.repeat(1_000)} Line/1.0`)).toBeNull()
})

test('[S3.071] browserSupportType_stopShow stops the alert', () => {
  expect(BROWSER_ALERT_STOP_KEY).toBe('browserSupportType_stopShow')
  const [, userAgent] = ALERTED[0] ?? ['', '']
  expect(showsBrowserAlert(userAgent, null)).toBe(true)
  expect(showsBrowserAlert(userAgent, '0')).toBe(true)
  expect(showsBrowserAlert(userAgent, '1')).toBe(false)
  expect(showsBrowserAlert(BROWSERS[0] ?? '', null)).toBe(false)
})
