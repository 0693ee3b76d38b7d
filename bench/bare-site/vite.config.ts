import { readFileSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Written by the bench before each build: the elements of our own page. */
const markup = readFileSync(path.join(import.meta.dirname, 'build/markup.json'), 'utf8')

export default defineConfig({ plugins: [reactRouter()], define: { MARKUP: markup } })
