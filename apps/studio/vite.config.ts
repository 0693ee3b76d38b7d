import path from 'node:path'
import { defineConfig } from 'vite'
import { artFiles } from './art-files.ts'
import { MANIFEST } from './src/manifest.ts'

const page = (name: string): string => path.join(import.meta.dirname, 'app', name)

/** The pages of the studio: a game, a bet for a house's own page, and where rounds are checked. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'app'),
  plugins: [artFiles()],
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2022',
    outDir: path.join(import.meta.dirname, 'build'),
    emptyOutDir: true,
    manifest: MANIFEST,
    assetsInlineLimit: 0,
    rolldownOptions: { input: [page('play.html'), page('fairness.html'), page('quick-bet.html')] },
  },
})
