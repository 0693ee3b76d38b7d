import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What a first page loads is cut by how often it changes: the libraries, then what several pages
 * share. Few files also compress better than many. The socket's library comes later, by itself.
 */
const groups = [
  { name: 'engine', test: /node_modules[\\/](?!.*(socket|engine)\.io)/ },
  { name: 'shell', test: /[\\/](app|packages)[\\/]/, minShareCount: 2 },
]

/** A schema or call that is declared and not used is left out: declaring one does nothing else. */
const DECLARATIONS = ['z', 'endpoint', 'event']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found at the first visit otherwise, which makes Vite reload the page under the visitor.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'react/jsx-dev-runtime',
      'socket.io-client',
      '@oriel/i18n > @lingui/core',
      'zod/mini',
    ],
  },
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
