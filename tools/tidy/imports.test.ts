import { describe, expect, test } from 'vitest'
import { importProblems } from './imports.ts'
import { manifest, planted } from './planted.ts'

const TREE = {
  'packages/domain/package.json': manifest('domain', { './*': './src/*/*.ts' }),
  'packages/domain/src/wallet/wallet.ts': '',
  'packages/domain/src/wallet/rules.ts': '',
  'packages/contract/package.json': manifest('contract', { './*': './src/*.ts' }),
  'packages/contract/src/calls.ts': '',
  'packages/contract/src/endpoint.ts': '',
  'packages/core/package.json': manifest('core', { './*': './src/*.ts' }),
  'packages/core/src/money.ts': '',
  'packages/db/package.json': manifest('db', { './*': './src/*.ts' }),
  'packages/web/package.json': manifest('web', { './*': './src/*.ts' }),
  'packages/web/src/server/headers.ts': '',
  'packages/db/src/pool.ts': '',
  'apps/api/package.json': manifest('api', {}),
  'apps/api/src/bind.ts': '',
  'apps/site/app/platform/call.ts': '',
}

/** What the rule says about one file that imports one module, in the small tree above. */
const verdict = (path: string, specifier: string): string | undefined => {
  const files = planted({ ...TREE, [path]: `\nimport { x } from '${specifier}'\n` })
  const problems = importProblems(files)
  expect(problems.every((one) => one.path === path && one.line === 2)).toBe(true)
  return problems[0]?.message
}

const SITE = 'apps/site/app/features/play/play.tsx'
const DOMAIN = 'packages/domain/src/play/play.ts'

describe('refused', () => {
  test.each([
    // A feature's inner files belong to that feature alone.
    [DOMAIN, '../wallet/rules.ts', 'import @oriel/domain/wallet'],
    [DOMAIN, '../wallet/wallet.ts', 'import @oriel/domain/wallet'],
    ['packages/domain/src/play/play.test.ts', '../wallet/rules.ts', 'another feature'],
    ['apps/api/src/member/play/calls.ts', '@oriel/domain/wallet/rules', 'not among the exports'],
    [
      'apps/api/src/member/play/calls.ts',
      '../../../../../packages/core/src/money.ts',
      'package name',
    ],
    // An app is never imported, whoever asks.
    ['apps/site/server.ts', '../api/src/bind.ts', 'never imported'],
    ['apps/site/server.ts', '@oriel/api/bind', 'never imported'],
    ['apps/worker/src/work.test.ts', '@oriel/api/bind', 'never imported'],
    ['e2e/play.spec.ts', '../apps/api/src/bind.ts', 'never imported'],
    ['packages/dev-world/src/start.ts', '../../../apps/api/src/bind.ts', 'never imported'],
    // Browser code sees no server, also not the one of packages/web.
    [SITE, '@oriel/web/server/headers', 'is for servers'],
    [SITE, 'node:fs', 'reaches a browser'],
    [SITE, 'pg', 'reaches a browser'],
    [SITE, 'zod', 'reaches a browser'],
    [SITE, '@oriel/db/pool', 'browser code may not see'],
    ['packages/ui/src/button.tsx', '@oriel/domain/wallet', 'browser code may not see'],
    ['apps/site/app/platform/session.server.ts', '@oriel/db/pool', 'browser code may not see'],
    // The studio is another product.
    ['apps/studio/src/door.ts', '@oriel/domain/wallet', 'contract/provider only'],
    ['apps/studio/src/door.ts', '@oriel/contract/endpoint', 'contract/provider only'],
    // Layers look down, never up.
    [DOMAIN, '@oriel/contract/endpoint', 'packages/domain may import'],
    [DOMAIN, '@oriel/bus/publish', 'packages/domain may import'],
    ['packages/contract/src/member/play.ts', '@oriel/db/pool', 'packages/contract may import'],
    ['packages/core/src/time.ts', '@oriel/db/pool', 'no package of ours'],
    ['packages/db/src/outbox.ts', '@oriel/bus/publish', 'packages/db may import'],
    // The list of all calls is heavy and names every door.
    [SITE, '@oriel/contract/calls', 'list of all calls'],
    ['apps/worker/src/work.ts', '@oriel/contract/calls', 'list of all calls'],
    ['packages/contract/src/client.ts', './calls.ts', 'list of all calls'],
  ])('%s imports %s', (path, specifier, part) => {
    expect(verdict(path, specifier)).toContain(part)
  })
})

describe('allowed', () => {
  test.each([
    [DOMAIN, '@oriel/domain/wallet'],
    [DOMAIN, './rules.ts'],
    [DOMAIN, '@oriel/db/pool'],
    ['packages/domain/src/play/play.test.ts', '@oriel/dev-world/test-db'],
    ['packages/bus/src/relay.ts', '@oriel/db/pool'],
    ['apps/api/src/member/play/calls.ts', '@oriel/domain/wallet'],
    ['apps/api/src/serve.ts', '@oriel/contract/calls'],
    ['apps/site/server.ts', '@oriel/contract/calls'],
    ['apps/site/server.ts', 'node:http'],
    ['tools/docs-api.ts', '@oriel/contract/calls'],
    ['apps/worker/src/work.test.ts', '@oriel/contract/calls'],
    [SITE, 'react'],
    [SITE, 'zod/mini'],
    [SITE, '../../lib/call.ts'],
    [SITE, '@oriel/core/money'],
    ['apps/site/app/root.tsx', './+types/root'],
    ['apps/site/app/entry.server.tsx', 'node:stream'],
    ['apps/site/app/platform/session.server.ts', '@oriel/service/http'],
    ['apps/site/app/platform/call.test.ts', 'node:http'],
    ['packages/dev-world/src/start.ts', '@oriel/domain/wallet'],
    ['vitest.config.ts', './packages/core/src/money.ts'],
  ])('%s imports %s', (path, specifier) => {
    expect(verdict(path, specifier)).toBeUndefined()
  })
})
