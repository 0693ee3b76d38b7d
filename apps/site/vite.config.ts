import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { frontDoors } from './vite-front-doors.ts'
import { guardLazyRoutes } from './vite-lazy-routes.ts'
import { MODULES_AHEAD } from './vite-modules.ts'

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null }

/**
 * Whether the first visit loads it: something of every page or of the home page imports it, and not
 * only lazily. Most visits begin at home, and twenty small files cost more than they spare others.
 */
const ofFirstVisit = new Map<string, boolean>()
function isOfFirstVisit(id: string, modules: Modules): boolean {
  const known = ofFirstVisit.get(id)
  if (known !== undefined) return known
  // Modules that import each other decide nothing about each other.
  ofFirstVisit.set(id, false)
  const found =
    /[\\/]app[\\/](root|entry\.client|pages[\\/]home)\.tsx/.test(id) ||
    (modules.getModuleInfo(id)?.importers ?? []).some((other) => isOfFirstVisit(other, modules))
  ofFirstVisit.set(id, found)
  return found
}

/**
 * What a first page loads is cut by how often it changes: the libraries, then our own part that a
 * first visit needs. Few files also compress better than many. The libraries of the socket, of
 * windows, of turning pictures and of QR codes come later, by themselves. What many pages share is
 * one file: a hundred names of small ones cost the first page more than they spare a later one.
 */
const WINDOWS = '@base-ui|@floating-ui|tabbable|reselect'
const groups = [
  {
    name: 'engine',
    test: new RegExp(`node_modules[\\\\/](?!.*((socket|engine)\\.io|embla|uqr|${WINDOWS}))`),
    priority: 3,
  },
  {
    name: (id: string, modules: Modules) => (isOfFirstVisit(id, modules) ? 'shell' : null),
    test: /[\\/](app|packages)[\\/]/,
    priority: 2,
  },
  { name: 'windows', test: new RegExp(`node_modules[\\\\/].*(${WINDOWS})`), priority: 1 },
  { name: 'parts', test: /[\\/](app|packages)[\\/]/, minShareCount: 5, priority: 0 },
]

/**
 * A schema or call that is declared and not used is left out: declaring one does nothing else. The
 * bundler knows these by name alone, wherever they stand, so no common name may be among them:
 * with `event` it also left out every `event.preventDefault()`.
 */
const DECLARATIONS = ['z', 'endpoint']

export default defineConfig({
  plugins: [tailwindcss(), frontDoors(), reactRouter(), guardLazyRoutes()],
  optimizeDeps: { include: MODULES_AHEAD },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          treeshake: { manualPureFunctions: DECLARATIONS },
        },
      },
    },
  },
})
