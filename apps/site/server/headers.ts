import { isPassage } from '../app/lib/passages.ts'

/** What every page says about what it may load and who may frame it. */
export function pageHeaders(
  nonce: string,
  isDevelopment: boolean,
  iconServiceUrl = '',
  gameOrigins: readonly string[] = [],
  isFramed = false,
): Record<string, string> {
  const socket = isDevelopment ? ' ws: http://localhost:*' : ' wss: ws:'
  // Vite's development client adds scripts and styles; built pages link files only.
  const loose = "'self' 'unsafe-inline'"
  const script = isDevelopment ? loose : `'nonce-${nonce}' 'strict-dynamic'`
  const style = isDevelopment ? loose : `'self' 'nonce-${nonce}'`
  const outside = iconServiceUrl === '' ? '' : ` ${new URL(iconServiceUrl).origin}`
  const policy = [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${socket}${outside}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // Games play in frames of ours, and lead back to a page of ours inside of them.
    `frame-src ${["'self'", ...gameOrigins].join(' ')}`,
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
  return { ...COMMON_HEADERS, 'content-security-policy': policy.join('; ') }
}

export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Where games lead back to, which may be in a frame. */
export const FRAMED_PATH = '/close'

const SECRETS = ['tk', 'enc', 'code']

/**
 * An address that carries a one-time code is told to nobody. The page a popup comes back to stays
 * in touch with the page that opened it, which other pages of other houses may not.
 */
export function specialHeaders({ pathname, searchParams }: URL): Record<string, string> {
  const isSecret = SECRETS.some((name) => searchParams.has(name))
  return {
    ...(isSecret ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(isPassage(pathname) ? { 'cross-origin-opener-policy': 'unsafe-none' } : {}),
  }
}
