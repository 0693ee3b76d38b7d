/** What a package may import from the workspace. A package that is not listed may import any. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  // Rules of forms, shared by pages and the domain.
  'packages/forms': ['core'],
  'packages/contract': ['core', 'forms'],
  'packages/i18n': ['core'],
  // What every React app stands on: pages, and the server that renders them.
  'packages/web': ['contract', 'core', 'i18n', 'service', 'ui'],
  'packages/art': ['core'],
  'packages/service': ['core'],
  'packages/db': ['core'],
  'packages/ledger': ['db', 'core'],
  'packages/keys': [],
  'packages/domain': ['ledger', 'db', 'keys', 'i18n', 'forms', 'core'],
  'packages/bus': ['core', 'db'],
  // Dialects of game providers, behind the port that the domain asks for.
  'packages/providers': ['domain', 'contract', 'keys', 'db', 'core'],
  // The same for payment providers, behind the fence of the others.
  'packages/payments': ['providers', 'domain', 'keys', 'db', 'core'],
  // What a provider must pass knows no provider: only what is said between the two.
  conformance: ['contract', 'core'],
}

/** The studio is another product: it could leave the repository with these and nothing else. */
const STUDIO_MAY_IMPORT =
  /^@oriel\/(core|ui|art|i18n|service|keys)\/|^@oriel\/(contract\/(provider|wire$)|db\/(pool|writable)$)/
export const mayStudioImport = (specifier: string): boolean => STUDIO_MAY_IMPORT.test(specifier)

/** All that code which reaches a browser may see of the workspace. */
export const BROWSER_PACKAGES: readonly string[] = [
  'art',
  'contract',
  'core',
  'forms',
  'i18n',
  'ui',
  'web',
]

/** Modules from outside that are made for a browser; `zod` itself is too heavy for one. */
const BROWSER_MODULES: readonly RegExp[] = [
  /^react(-dom|-router)?(\/|$)/,
  /^react-(hook-form|day-picker)(\/|$)/,
  /^@react-router\//,
  /^@(base-ui|hookform|tanstack|lingui|fontsource|fontsource-variable|iconify-json)\//,
  /^(zod\/mini|zustand|embla-carousel-react|sonner|socket\.io-client|uplot|uqr|pixi\.js)(\/|$)/,
  /^(tailwindcss|virtual:)/,
]

/** The tools of `art` and `ui` write files and start browsers; their sources only draw. */
const BROWSER_PLACES = [
  /^apps\/(site|office|studio)\/app\//,
  /^packages\/(ui|art)\/src\//,
  /^packages\/web\/src\/(?!server\/)/,
]
const SERVER_FILE = /(\.server|\/entry\.server)\.tsx?$/

export const isBrowser = (path: string): boolean => BROWSER_PLACES.some((one) => one.test(path))
/** Files of the site that the bundler keeps out of the browser. */
export const isServerFile = (path: string): boolean => SERVER_FILE.test(path)

export const mayBrowserImport = (specifier: string): boolean =>
  BROWSER_MODULES.some((one) => one.test(specifier))
export const mayServerFileImport = (specifier: string): boolean =>
  mayBrowserImport(specifier) || /^(node:|isbot$)/.test(specifier)
