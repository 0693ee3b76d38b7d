export type PagePolicy = {
  readonly nonce: string
  readonly isDevelopment: boolean
  /** Origins besides its own that scripts of the page may call, sockets among them. */
  readonly connectsTo?: readonly string[]
  /** Origins besides its own that the page may show in a frame. */
  readonly frames?: readonly string[]
  /** Whether pages of the same origin may show this page in a frame. */
  readonly isFramed?: boolean
  /** Other origins that may. */
  readonly framedBy?: readonly string[]
}

/** What every page says about what it may load and who may frame it. */
export function pageHeaders({
  nonce,
  isDevelopment,
  connectsTo = [],
  frames = [],
  isFramed = false,
  framedBy = [],
}: PagePolicy): Record<string, string> {
  // Vite's development client has a socket of its own, on a port of its own.
  const development = isDevelopment ? ['ws:', 'http://localhost:*'] : []
  // Vite's development client adds scripts and styles; built pages link files only.
  const loose = "'self' 'unsafe-inline'"
  const script = isDevelopment ? loose : `'nonce-${nonce}' 'strict-dynamic'`
  const style = isDevelopment ? loose : `'self' 'nonce-${nonce}'`
  const ancestors = [...(isFramed ? ["'self'"] : []), ...framedBy]
  const policy = [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...development, ...connectsTo].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
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
