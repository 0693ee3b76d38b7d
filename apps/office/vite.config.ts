import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Modules from outside that pages load. Vite prepares them at start: found only when a page needs
 * them, they would make that page reload.
 */
const MODULES_AHEAD = [
  'react',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  '@oriel/i18n > @lingui/core',
  '@oriel/ui > @base-ui/react/alert-dialog',
  '@oriel/ui > @base-ui/react/csp-provider',
  '@oriel/ui > @base-ui/react/dialog',
  '@oriel/ui > @base-ui/react/select',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'react-hook-form',
  'uqr',
  'zod/mini',
]

/** What every page runs on, and what only windows need: a release of ours changes neither. */
const WINDOWS = '@base-ui|@floating-ui|tabbable|reselect'
const groups = [
  {
    name: 'engine',
    test: new RegExp(
      `node_modules[\\\\/](?!.*(react-table|table-core|react-store|hook-form|uqr|${WINDOWS}))`,
    ),
    priority: 2,
  },
  { name: 'windows', test: new RegExp(`node_modules[\\\\/].*(${WINDOWS})`), priority: 1 },
]

/** A schema or call that is declared and not used is left out: declaring one does nothing else. */
const DECLARATIONS = ['z', 'endpoint', 'officeCall', 'ownOfficeCall', 'openOfficeCall']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
