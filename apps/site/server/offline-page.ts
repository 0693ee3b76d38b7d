import { createHash } from 'node:crypto'
import { languageTag } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import type { Visit } from '../app/platform/visit.ts'
import { ASKED_EACH_TIME, type FileAnswer } from '@oriel/web/server/file-answer'
import { escapeMarkup } from '@oriel/web/server/markup'
import { tokensOf, type Tokens } from './theme-tokens.ts'

/** The address in the visitor's language, so that a browser can keep it before it is needed. */
export const OFFLINE_PATH = '/offline'

/** Stands where the page should have been, so its address is the right one to try again. */
const SCRIPT = "addEventListener('online',function(){location.reload()})"

/** One file without another: whoever sees it can load nothing. */
export function offlinePage({ site, locale, template, themeColor }: Visit): FileAnswer {
  const { t } = serverText(locale)
  const style = styleOf(tokensOf(template.theme))
  const body = `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${themeColor}">
<title>${escapeMarkup(t('pwa.offline_title'))} | ${escapeMarkup(site.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
${MARK}
<p class="site">${escapeMarkup(site.name)}</p>
<h1>${escapeMarkup(t('pwa.offline_title'))}</h1>
<p>${escapeMarkup(t('pwa.offline_text'))}</p>
<a href="">${escapeMarkup(t('error.try_again'))}</a>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  const headers = { 'content-security-policy': policy.join('; ') }
  return { status: 200, type: 'text/html; charset=utf-8', body, kept: ASKED_EACH_TIME, headers }
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The brand's cut stone under a cloud that has lost its light. */
const MARK = `<svg viewBox="0 0 200 200" aria-hidden="true">
<path class="ring" d="M100 8 180 54v92l-80 46-80-46V54Z"/>
<path class="ring thin" d="M100 26 164 63v74l-64 37-64-37V63Z"/>
<path class="light" d="m100 48 45 26-45 26-45-26Z"/>
<path class="main" d="m55 74 45 26v52l-45-26Z"/>
<path class="deep" d="m145 74-45 26v52l45-26Z"/>
</svg>`

const PARTS = [
  'page',
  'surface-1',
  'text-strong',
  'text-muted',
  'brand-light',
  'brand',
  'brand-deep',
  'on-brand',
  'brand-glow',
  'brand-tint',
]

function styleOf(tokens: Tokens): string {
  const colours = PARTS.map((name) => `--${name}:${tokens.get(name) ?? 'initial'}`).join(';')
  return `:root{color-scheme:${tokens.get('color-scheme') ?? 'dark'};${colours}}
*{box-sizing:border-box;margin:0}
body{min-height:100svh;display:grid;place-items:center;padding:32px 24px;color:var(--text-strong);
background:radial-gradient(56% 60% at 50% 34%,var(--surface-1),transparent),var(--page);
font:500 1rem/1.7 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;
-webkit-font-smoothing:antialiased}
main{max-width:30rem;text-align:center}
svg{width:132px;height:132px;filter:drop-shadow(0 24px 44px var(--brand-glow))}
.ring{fill:none;stroke:var(--brand);stroke-width:3;stroke-linejoin:round;
stroke-dasharray:26 14;opacity:.75}
.thin{stroke-width:1;opacity:.4}
.light{fill:var(--brand-light)}.main{fill:var(--brand)}.deep{fill:var(--brand-deep)}
.light,.main,.deep{opacity:.32}
.site{margin-top:20px;color:var(--brand);font-weight:800;letter-spacing:.04em}
h1{margin-top:10px;font-size:1.75rem;line-height:1.4;font-weight:800}
h1+p{margin-top:10px;color:var(--text-muted)}
a{display:inline-flex;align-items:center;justify-content:center;min-height:50px;margin-top:26px;
padding:8px 28px;border-radius:10px;color:var(--on-brand);font-weight:700;text-decoration:none;
background:linear-gradient(180deg,var(--brand-light),var(--brand) 62%);
box-shadow:0 1px 0 rgb(255 255 255/45%) inset,0 -2px 0 var(--brand-deep) inset,
0 8px 20px -8px var(--brand-glow)}
a:focus-visible{outline:2px solid var(--brand);outline-offset:3px}
@media(forced-colors:active){a{border:1px solid ButtonText}}`
}
