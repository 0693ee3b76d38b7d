/**
 * S5.044 to S5.049: the generic checks. They are anchored without the m flag, so that a second line
 * never passes.
 */
const ALPHANUMERIC_DASH = /^[A-Za-z0-9_-]+$/
const INTEGER = /^(0|-?[1-9][0-9]*)$/
const NUMERIC = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/
const EMAIL =
  /^[A-Za-z0-9._%+-]{1,64}@(?=.{4,253}$)([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
const HOST =
  /^(?=.{1,253}$)([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/
const IPV4 =
  /^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])$/

export const isAlphanumericDash = (text: string): boolean => ALPHANUMERIC_DASH.test(text)
export const isInteger = (text: string): boolean => INTEGER.test(text)
export const isNumeric = (text: string): boolean => NUMERIC.test(text)
export const isEmail = (text: string): boolean => EMAIL.test(text)

/** An absolute http or https address without a user name in it. */
export function isUrl(text: string): boolean {
  if (/[\s\\]/.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return url.username === '' && url.password === ''
}

export const isIpOrHost = (text: string): boolean =>
  IPV4.test(text) || isIpv6(text) || HOST.test(text)

function isIpv6(text: string): boolean {
  return /^[0-9a-fA-F:.]+$/.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`)
}
