import { lineAt, type Problem, type SourceFile } from './source.ts'

type Pattern = { readonly shape: RegExp; readonly message: string; readonly only?: string }

/** Things that belong to one machine or one person, and so never to the repository. */
const PATTERNS: readonly Pattern[] = [
  { shape: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}/g, message: 'a registry host' },
  {
    shape: /\b[a-z0-9-]*(?:npmmirror|verdaccio|artifactory|nexus)\.[a-z]/g,
    message: 'a registry host',
  },
  { shape: /(?<![\w.~*)}\]-])\/(?:work|root)\/(?=[\w.])/g, message: 'a path of one machine' },
  { shape: /-----BEGIN [A-Z ]*PRIVATE KEY/g, message: 'a private key' },
  { shape: /\b_authToken\s*=|\bnpm_[A-Za-z0-9]{36}\b/g, message: 'a registry token' },
  { shape: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, message: 'a cloud access key' },
  { shape: /\bgh[pousr]_[A-Za-z0-9]{36,}\b/g, message: 'a GitHub token' },
  {
    shape: /\b(?:resolved|tarball):/g,
    message: 'an address in the lockfile',
    only: 'pnpm-lock.yaml',
  },
]

export function secretProblems(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) =>
    PATTERNS.filter(({ only }) => only === undefined || only === path).flatMap(
      ({ shape, message }) =>
        [...text.matchAll(shape)].map((found) => ({
          path,
          line: lineAt(text, found.index),
          rule: 'secrets',
          message: `${message}: ${found[0].slice(0, 24)}`,
        })),
    ),
  )
}
