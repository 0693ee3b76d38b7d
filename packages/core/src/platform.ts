/** S9.068, S9.069: platform codes. Older wrapped apps send the second map, which has no wechat. */
export const PLATFORM_CODES = {
  desktop: 1,
  mobile: 2,
  app: 3,
  gesture: 4,
  finger: 5,
  wechat: 6,
  pwa: 7,
} as const

export const PLATFORM_CODES_SECOND = {
  desktop: 1,
  mobile: 2,
  app: 3,
  gesture: 4,
  finger: 5,
  pwa: 2,
} as const

/** S9.070: how calls about games number the device. */
export const DEVICE_INDEX = { desktop: 0, mobile: 1, app: 2 } as const
export type Device = keyof typeof DEVICE_INDEX

/** A site may number its mobile device 1 or 2; the desktop is always 0. */
export type DeviceCodes = { readonly desktop: 0; readonly mobile: 1 | 2 }
export const DEVICE_CODES_DEFAULT: DeviceCodes = { desktop: 0, mobile: 1 }

/** S1.027: the site also runs inside our own apps, which come as a file or from the store. */
export const wrappedApps = ['ios', 'iosStore', 'android'] as const
export type WrappedApp = (typeof wrappedApps)[number]
