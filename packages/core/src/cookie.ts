export type CookieOptions = {
  maxAgeS?: number
  path?: string
  sameSite?: 'Lax' | 'Strict'
  httpOnly?: boolean
  secure?: boolean
}

/** S9.078: the cookie default path is /. */
const DEFAULT_PATH = '/'
/** S3.081: the site currency is kept for one day. */
export const CURRENCY_COOKIE = 'ccy'
export const CURRENCY_COOKIE_S = 86_400
const COOKIE_HEADER_MAX = 8_192

export function writeCookie(name: string, value: string, options: CookieOptions = {}): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${options.path ?? DEFAULT_PATH}`]
  if (options.maxAgeS !== undefined) parts.push(`Max-Age=${options.maxAgeS}`)
  parts.push(`SameSite=${options.sameSite ?? 'Lax'}`)
  if (options.secure) parts.push('Secure')
  if (options.httpOnly) parts.push('HttpOnly')
  return parts.join('; ')
}

/** The value of one cookie; null when absent or not decodable. Cookies are untrusted text. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  if (!header || header.length > COOKIE_HEADER_MAX) return null
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      return null
    }
  }
  return null
}
