import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readApps } from '../docs-settings/collect.ts'
import { ROOT } from '../tidy/repository.ts'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const compose = read('compose.yaml')
const services = new Map(
  compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nsecrets:'))
    .split(/^ {2}(?=[\w-]+:$)/m)
    .slice(1)
    .map((block) => [block.slice(0, block.indexOf(':')), block]),
)
const apps = (await readApps(ROOT)).map(({ table }) => table)
const shipped = apps.filter(({ title }) => title !== 'sandbox')

test.each(shipped)('$title has an image and a service with limits and a check', ({ title }) => {
  expect(read('Dockerfile')).toContain(`COPY --from=built /trees/${title} /oriel`)
  const service = services.get(title) ?? ''
  expect(service).toContain(`target: ${title} }`)
  expect(service).toContain('<<: *app\n')
  expect(service).toContain('healthcheck: *ready')
})

test('the sandbox is nowhere', () => {
  expect(`${compose}${read('Dockerfile').toLowerCase()}`).not.toMatch(/sandbox/i)
})

test.each(shipped)('$title is given settings that it has', ({ title, settings }) => {
  const [, common = ''] = /^x-app-env: &app-env\n((?: {2}.*\n)+)/m.exec(compose) ?? []
  const named = (text: string) => [...text.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name]) => name)
  const known = new Set(shipped.flatMap((app) => [...app.settings.keys()]))
  // What all apps are given, some do not read; but a name that none has is a slip.
  expect(named(common).filter((name) => !known.has(name ?? ''))).toEqual([])
  expect(named(services.get(title) ?? '').filter((name) => !settings.has(name ?? ''))).toEqual([])
})

test('apps run read-only, without rights, within limits', () => {
  const [, app = ''] = /^x-app: &app\n((?: {2}.*\n)+)/m.exec(compose) ?? []
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'mem_limit:', 'cpus:', 'pids_limit:']) {
    expect(app).toContain(line)
  }
  expect(
    read('Dockerfile')
      .match(/^USER (\w+)$/gm)
      ?.at(-1),
  ).toBe('USER node')
})

test('every image is a variable with a pinned tag, and every variable has its line in .env', () => {
  const images = [...compose.matchAll(/^ *image: (.*)$/gm)].map(([, image = '']) => image)
  expect(images.length).toBeGreaterThan(3)
  for (const image of images) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-\S+:v?\d+\.\d+\S*\}$/)
  const required = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)
  const lines = read('.env.example')
  for (const name of new Set(required)) expect(lines).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('the edge leads to every app that is asked from outside', () => {
  const edge = read('deploy/nginx.conf')
  for (const { title, settings } of shipped) {
    const port = settings.get(`${title.toUpperCase()}_PORT`)?.unset
    if (port === undefined) continue
    expect(edge).toContain(`upstream ${title} {`)
    expect(edge).toContain(`server ${title}:${port};`)
  }
})
