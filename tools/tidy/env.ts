import { scan } from './scan.ts'
import { isTest, isTypeScript, lineAt, type Problem, type SourceFile } from './source.ts'
import { importsOf } from './specifiers.ts'

/** Files that may use the whole environment, each with its reason. */
const MAY_USE_ENVIRONMENT: Readonly<Record<string, string>> = {
  'packages/core/src/env.ts': 'is readEnv',
  'apps/site/server/art/easel.ts': 'hands its environment to the process that draws pictures',
  'packages/web/src/server/renderer.ts': 'tells React that pages are built',
}

/** Code that production runs. `dev-world` starts processes and hands them their environment. */
const SHIPPED = /^(apps\/[^/]+|packages\/(?!dev-world\/)[^/]+\/src)\//
const HELPERS = /\/testing\//
const APP = /^apps\//
const SETTINGS = /\/settings\.ts$/

/** `process.env`, and the ways around that spelling. */
const USES = /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*\[|\benv\b[^={}]*\}\s*=\s*process\b/g
const KINDS = /import\s*(\{[^}]*\}|\* as \w+)\s*from\s*'@oriel\/(?:core\/env|service\/settings)'/g
const READERS = /^(?:readEnv|type \w+|)$/

/** Every setting is declared in a `settings.ts` and read by `readEnv`, or no document shows it. */
export function envProblems(
  files: readonly SourceFile[],
  listed: Readonly<Record<string, string>> = MAY_USE_ENVIRONMENT,
): Problem[] {
  return files
    .filter(({ path }) => isTypeScript(path) && SHIPPED.test(path))
    .filter(({ path }) => !isTest(path) && !HELPERS.test(path))
    .flatMap((file) => [...uses(file, listed), ...declarations(file)])
}

const say = (path: string, line: number, message: string): Problem => ({
  path,
  line,
  rule: 'env',
  message,
})

function uses(file: SourceFile, listed: Readonly<Record<string, string>>): Problem[] {
  const { path, text } = file
  const found = [...scan(file).code.matchAll(USES)].map(({ index }) => lineAt(text, index))
  const imported = importsOf(file).filter(({ specifier }) => /^(node:)?process$/.test(specifier))
  const lines = [...found, ...imported.map(({ line }) => line)]
  if (Object.hasOwn(listed, path)) {
    return lines.length > 0 ? [] : [say(path, 1, 'is listed in tools/tidy/env.ts for nothing')]
  }
  return lines.map((line) => say(path, line, 'reads the environment past readEnv'))
}

/** What an app declares outside of its `settings.ts` would be missing in docs/settings.md. */
function declarations({ path, text }: SourceFile): Problem[] {
  if (!APP.test(path) || SETTINGS.test(path)) return []
  return [...text.matchAll(KINDS)].flatMap(({ 1: names = '', index }) => {
    const kinds = names.split(/[{},]/).map((name) => name.trim())
    const declared = kinds.filter((name) => !READERS.test(name))
    const message = `declares settings outside of settings.ts: ${declared.join(', ')}`
    return declared.length === 0 ? [] : [say(path, lineAt(text, index), message)]
  })
}
