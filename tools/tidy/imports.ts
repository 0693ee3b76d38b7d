import {
  BROWSER_PACKAGES,
  isBrowser,
  isServerFile,
  MAY_IMPORT,
  mayBrowserImport,
  mayStudioImport,
  mayServerFileImport,
} from './layers.ts'
import { isTest, isTypeScript, type Problem, type SourceFile } from './source.ts'
import { importsOf } from './specifiers.ts'
import {
  nameParts,
  resolve,
  type Target,
  unitOf,
  type Workspace,
  workspaceOf,
} from './workspace.ts'

type Visit = {
  readonly from: string
  readonly unit: string
  readonly specifier: string
  readonly target: Target | undefined
  readonly workspace: Workspace
}
type Check = (visit: Visit) => string | undefined

/** Who may import whom. Each import breaks at most one rule, the most telling one. */
export function importProblems(files: readonly SourceFile[]): Problem[] {
  const workspace = workspaceOf(files)
  const problems: Problem[] = []
  for (const file of files.filter(({ path }) => isTypeScript(path))) {
    for (const { specifier, line } of importsOf(file)) {
      const target = resolve(workspace, file.path, specifier)
      const visit = { from: file.path, unit: unitOf(file.path), specifier, target, workspace }
      const message = firstMessage(visit)
      if (message !== undefined) problems.push({ path: file.path, line, rule: 'imports', message })
    }
  }
  return problems
}

const firstMessage: Check = (visit) => {
  for (const check of CHECKS) {
    const message = check(visit)
    if (message !== undefined) return message
  }
  return undefined
}

const anotherApp: Check = ({ unit, specifier, target }) =>
  target?.unit.startsWith('apps/') === true && target.unit !== unit
    ? `${specifier} is inside ${target.unit}: an app is run, never imported`
    : undefined

const aroundTheName: Check = ({ unit, specifier, target }) =>
  specifier.startsWith('.') && unit !== 'root' && target !== undefined && target.unit !== unit
    ? `${specifier} walks into ${target.unit}: import it by its package name`
    : undefined

const anotherDomainFeature: Check = ({ from, specifier, target }) => {
  const other = wordIn('packages/domain/src', target?.path ?? '')
  if (!specifier.startsWith('.') || other === undefined) return undefined
  // What tests of several features start from knows them all, and is no feature itself.
  if (isHelper(from) || isHelper(target?.path ?? '')) return undefined
  return wordIn('packages/domain/src', from) === other
    ? undefined
    : `${specifier} is inside another feature: import @oriel/domain/${other}`
}

const pastTheExports: Check = ({ specifier, target, workspace }) => {
  const parts = nameParts(specifier)
  if (parts === undefined || target?.path !== undefined) return undefined
  return workspace.packages.has(parts.name)
    ? `${specifier} is not among the exports of ${parts.name}`
    : undefined
}

const aboveItsLayer: Check = ({ from, unit, specifier, target }) => {
  const allowed = MAY_IMPORT[unit]
  if (allowed === undefined || isTest(from) || isHelper(from) || !target) return undefined
  if (target.unit === unit || !target.unit.startsWith('packages/')) return undefined
  return allowed.includes(shortName(target.unit))
    ? undefined
    : `${unit} may import ${allowed.join(', ') || 'no package of ours'}, not ${specifier}`
}

const outsideTheStudio: Check = ({ from, unit, specifier, target }) => {
  const isOwn = target === undefined || target.unit === unit
  if (unit !== 'apps/studio' || isOwn || isTest(from) || from.includes('/testing/')) {
    return undefined
  }
  return mayStudioImport(specifier)
    ? undefined
    : `the studio knows a house by contract/provider only, not ${specifier}`
}

/** The half of `packages/web` that runs in Node. */
const WEB_SERVER = /^@oriel\/web\/server\//

const notForBrowsers: Check = ({ from, unit, specifier, target }) => {
  if (!isBrowser(from) || isTest(from)) return undefined
  const serverFile = isServerFile(from)
  if (target === undefined) {
    const fine = serverFile ? mayServerFileImport(specifier) : mayBrowserImport(specifier)
    return fine ? undefined : `${specifier} is not for code that reaches a browser`
  }
  if (!serverFile && WEB_SERVER.test(specifier)) return `${specifier} is for servers`
  const name = shortName(target.unit)
  const fine = BROWSER_PACKAGES.includes(name) || (serverFile && name === 'service')
  return target.unit === unit || fine ? undefined : `browser code may not see ${target.unit}`
}

const CALLS = 'packages/contract/src/calls.ts'
const allCalls: Check = ({ from, unit, specifier, target }) => {
  if (target?.path !== CALLS && specifier !== '@oriel/contract/calls') return undefined
  const siteServer = unit === 'apps/site' && (!isBrowser(from) || isServerFile(from))
  const fine = unit === 'apps/api' || unit === 'tools' || siteServer || isTest(from)
  return fine ? undefined : 'the list of all calls is for servers that bind them; name one call'
}

const CHECKS: readonly Check[] = [
  anotherApp,
  aroundTheName,
  anotherDomainFeature,
  pastTheExports,
  notForBrowsers,
  aboveItsLayer,
  outsideTheStudio,
  allCalls,
]

const isHelper = (path: string): boolean => path.startsWith('packages/domain/src/testing/')

const shortName = (unit: string): string => unit.slice(unit.indexOf('/') + 1)

/** The feature folder directly under `folder` that holds the path. */
function wordIn(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const [word, inside] = path.slice(folder.length + 1).split('/')
  return inside === undefined ? undefined : word
}
