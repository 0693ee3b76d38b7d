import { insertAfterLast, insertAtBlockEnd, insertSorted } from '../edits.ts'
import type { Names } from '../names.ts'
import { commonRegistries, type Registry } from '../registries.ts'

const BINDINGS = 'apps/api/src/office/bindings.ts'
const STORIES = 'packages/dev-world/src/office-stories.ts'
const ROUTES = 'apps/office/app/routes.ts'
const RAIL = 'apps/office/app/frame/rail-entries.ts'

export const officeRegistries: readonly Registry[] = [
  ...commonRegistries,
  { path: BINDINGS, add: addBindings },
  { path: STORIES, add: addStory },
  { path: ROUTES, add: addRoute },
  { path: RAIL, add: addRailEntry },
]

function addBindings(text: string, { camel, word }: Names): string {
  const imported = `import { ${camel}Bindings } from './${word}/calls.ts'`
  const kind = /^import \{ \w+Bindings \} from '\.\/([^']+)\/calls\.ts'$/
  const withImport = insertSorted(BINDINGS, text, kind, imported)
  const bound = `  ...${camel}Bindings(house),`
  return insertSorted(BINDINGS, withImport, /^ {2}\.\.\.(\w+)Bindings\(house\),$/, bound)
}

function addStory(text: string, { pascalPlural, word }: Names): string {
  const imported = `import { tell${pascalPlural} } from './story/${word}.ts'`
  const kind = /^import \{ tell\w+ \} from '\.\/(story\/[^']+)'$/
  const withImport = insertSorted(STORIES, text, kind, imported)
  const told = `  await tell${pascalPlural}(office, new Date())`
  return insertAtBlockEnd(STORIES, withImport, /^export async function tellOfficeStories\b/, [told])
}

function addRoute(text: string, { plural }: Names): string {
  const line = `    route(':site/${plural}', 'pages/${plural}.tsx'),`
  return insertAfterLast(ROUTES, text, /^ {4}route\(':site\/[a-z-]+', /, line)
}

/** Among the screens of the product, for those who may read the list. */
function addRailEntry(text: string, { word, plural }: Names): string {
  const entry = [
    `    {`,
    `      to: '${plural}',`,
    `      icon: icons.note,`,
    `      label: 'office.${word}.title',`,
    `      needs: ['content.write'],`,
    `    },`,
  ]
  return insertAtBlockEnd(RAIL, text, /^const PRODUCT\b/, entry, /^ {2}\],$/)
}
