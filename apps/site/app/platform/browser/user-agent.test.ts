import { expect, test } from 'vitest'
import { readUserAgent } from './user-agent.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const APPLE_KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1_1 like Mac OS X)'

type Row = [line: string, browser: string, system: string, device: string, isMobile: boolean]

test.each<Row>([
  [
    `${WINDOWS} ${KIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome 142',
    'Windows 10.0',
    'desktop',
    false,
  ],
  [
    `${WINDOWS} ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge 141',
    'Windows 10.0',
    'desktop',
    false,
  ],
  [
    `${MAC} ${APPLE_KIT} Version/18.1 Safari/605.1.15`,
    'Safari 18',
    'macOS 10.15.7',
    'desktop',
    false,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox 144',
    'Linux',
    'desktop',
    false,
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/140.0.0.0 Safari/537.36 OPR/122.0`,
    'Opera 122',
    'ChromeOS 14541.0.0',
    'desktop',
    false,
  ],
  [
    `${IPHONE} ${APPLE_KIT} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari 18',
    'iOS 18.1.1',
    'iPhone',
    true,
  ],
  [
    `${IPHONE} ${APPLE_KIT} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`,
    'Chrome 142',
    'iOS 18.1.1',
    'iPhone',
    true,
  ],
  [
    `${IPHONE} ${APPLE_KIT} Mobile/15E148 MicroMessenger/8.0.55(0x1800372b) NetType/WIFI`,
    'WeChat 8',
    'iOS 18.1.1',
    'iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome 142',
    'Android 10',
    'mobile',
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S928B Build/UP1A.231005.007) ${KIT} ` +
      'SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet 27',
    'Android 14',
    'SM-S928B',
    true,
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 12; vi-VN; CPH2205 Build/RP1A.200720.011) ${KIT} ` +
      'Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.8.5.1325 Mobile Safari/537.36',
    'UC Browser 13',
    'Android 12',
    'CPH2205',
    true,
  ],
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
    'Firefox 144',
    'Android 15',
    'mobile',
    true,
  ],
  ['curl/8.7.1', '', '', 'desktop', false],
  ['', '', '', 'desktop', false],
])('%s', (line, browser, system, device, isMobile) => {
  const read = readUserAgent(line)
  const { system: name, systemVersion } = read
  expect({ ...read, system: [name, systemVersion].filter(Boolean).join(' ') }).toMatchObject({
    browser,
    system,
    device,
    isMobile,
  })
})

test('a tablet that calls itself a Mac is known by its fingers', () => {
  const line = `${MAC} ${APPLE_KIT} Version/18.1 Safari/605.1.15`
  expect(readUserAgent(line, 5)).toEqual({
    browser: 'Safari 18',
    system: 'iPadOS',
    systemVersion: '',
    device: 'iPad',
    isMobile: true,
  })
})
