import { isUrl } from './checks.ts'

/** What a configured target may point to: a path of ours, or a listed https origin. */
export type Target = { kind: 'path'; path: string } | { kind: 'absolute'; href: string }

/**
 * One policy for redirects, banners and route rules. Refuses what browsers read differently from
 * people: back slashes, control characters, `//host`, user names, other protocols.
 */
export function readTarget(text: string, allowedOrigins: readonly string[]): Target | null {
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return null
  if (text.startsWith('/')) return readPath(text)
  if (!isUrl(text)) return null
  const url = new URL(text)
  return allowedOrigins.includes(url.origin) ? { kind: 'absolute', href: url.href } : null
}

const ANY_ORIGIN = 'https://own.invalid'

function readPath(text: string): Target | null {
  if (text.startsWith('//')) return null
  const url = new URL(text, ANY_ORIGIN)
  // A path such as /.//host only becomes //host once it is resolved.
  if (url.origin !== ANY_ORIGIN || url.pathname.startsWith('//')) return null
  return { kind: 'path', path: `${url.pathname}${url.search}${url.hash}` }
}

/** Protocols that run code or read files when navigated to. */
export function isDangerousProtocol(text: string): boolean {
  // Browsers drop tabs and line ends inside an address and white space around it, so must we.
  // oxlint-disable-next-line no-control-regex -- see above
  const seen = text.replaceAll(/[\u0000-\u0020\u007f-\u009f]/g, '').toLowerCase()
  return /^(javascript|data|vbscript|file|blob|filesystem|about|view-source):/.test(seen)
}
