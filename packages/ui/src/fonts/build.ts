import { staleFonts, writeFonts } from './font-files.server.ts'

/** Writes `generated`, or with --check only says what is old in it. */
export function buildFonts(args: readonly string[]): number {
  const stale = staleFonts()
  if (args.includes('--check')) {
    for (const name of stale) process.stderr.write(`stale: generated/${name}\n`)
    return stale.length === 0 ? 0 : 1
  }
  writeFonts()
  process.stdout.write(`fonts written, ${stale.length} files changed\n`)
  return 0
}

if (import.meta.main) process.exitCode = buildFonts(process.argv.slice(2))
