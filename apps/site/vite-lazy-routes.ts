import type { Plugin } from 'vite'

/**
 * The router answers a page whose file cannot be loaded with a reload that nothing holds back. This
 * makes it say so as Vite does for every other file, and the page's own guard decides: see
 * app/lib/chunk-reload.ts.
 */
export function guardLazyRoutes(): Plugin {
  return {
    name: 'oriel:guard-lazy-routes',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*routeModules\.js$/ },
      handler: (code) => ({ code: guarded(code), map: null }),
    },
  }
}

const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
/**
 * Where no reload comes, the router would draw the page without its middle. A page that fails as it
 * is drawn brings up the error screen instead.
 */
const ASKS = `const event = new Event('vite:preloadError', { cancelable: true });
event.payload = error;
window.dispatchEvent(event);
if (event.defaultPrevented) return new Promise(() => {});
return { default() { throw error } };`

/** A router that does it in another way is to be looked at by a person. */
export function guarded(code: string): string {
  if (!RELOADS.test(code)) throw new Error('the router no longer reloads where we expect it to')
  return code.replace(RELOADS, ASKS)
}
