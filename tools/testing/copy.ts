import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { patient } from '@oriel/core/testing/patience'
import { listPaths, ROOT } from '../tidy/repository.ts'

export type Ran = { readonly code: number; readonly output: string }

/** The repository as it is now, in a folder of its own, to be changed and thrown away. */
export type Copy = {
  readonly root: string
  read(path: string): string
  write(path: string, text: string): void
  remove(path: string): void
  /** Runs a program of the copy and gives all it said. */
  run(command: string, ...args: readonly string[]): Promise<Ran>
  drop(): void
}

const RUN_WAIT_MS = patient(170_000)
const OUTPUT_BYTES = 16_000_000

export function copyRepository(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'oriel-copy-'))
  const paths = listPaths()
  for (const path of paths) cpSync(join(ROOT, path), join(root, path))
  const packages = paths.filter((path) => path.split('/').at(-1) === 'package.json')
  for (const path of packages) linkModules(join(ROOT, dirname(path)), join(root, dirname(path)))
  // Tidy asks git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  const at = (path: string) => join(root, path)
  return {
    root,
    read: (path) => readFileSync(at(path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
    remove: (path) => rmSync(at(path), { force: true }),
    run: (command, ...args) => run(root, command, args),
    drop: () => rmSync(root, { recursive: true, force: true }),
  }
}

/**
 * Links inside a node_modules folder are relative: copied as they are, those of the workspace lead
 * into the copy, and all others into the one store, which is shared.
 */
function linkModules(from: string, to: string): void {
  const source = join(from, 'node_modules')
  if (!existsSync(source)) return
  const target = join(to, 'node_modules')
  mkdirSync(target, { recursive: true })
  const names = readdirSync(source).filter((name) => !name.startsWith('.') || name === '.bin')
  for (const name of names) {
    const options = { recursive: true, verbatimSymlinks: true }
    cpSync(join(source, name), join(target, name), options)
  }
  if (existsSync(join(source, '.pnpm'))) symlinkSync(join(source, '.pnpm'), join(target, '.pnpm'))
}

/** Without what the running test says to its own children through the environment. */
function run(cwd: string, command: string, args: readonly string[]): Promise<Ran> {
  const PATH = [dirname(process.execPath), join(cwd, 'node_modules/.bin'), process.env['PATH']]
  const env = { PATH: PATH.join(':'), HOME: process.env['HOME'] }
  const options = { cwd, env, timeout: RUN_WAIT_MS, maxBuffer: OUTPUT_BYTES }
  return new Promise((settle) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      settle({ code, output: `${stdout}${stderr}` })
    })
  })
}
