import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { toComponent, type Page } from '../lib/markup.ts'

/** The page to be like: what the bench read from our own site just now. */
const page = JSON.parse(readFileSync(process.env['BARE_PAGE'] ?? '', 'utf8')) as Page

const MODULE = 'virtual:page'

const pagePlugin: Plugin = {
  name: 'page',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: (id) => (id === `\0${MODULE}` ? toComponent(page) : null),
}

export default defineConfig({
  plugins: [pagePlugin, reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
