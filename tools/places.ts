export type Layer = { readonly name: string; readonly place: RegExp }

const word = '(?<word>[^/.]+)'
const file = `${word}(?:\\.[^/]+)?\\.tsx?$`
const layer = (name: string, place: string): Layer => ({ name, place: new RegExp(`^${place}`) })

/** Where a feature word names a file or a folder, from the table at the bottom to the journey. */
export const LAYERS: readonly Layer[] = [
  layer('database', `packages/db/migrations/\\d+-${word}\\.sql$`),
  layer('domain', `packages/domain/src/(?!testing/)${word}/`),
  layer(
    'contract',
    `packages/contract/src/(?:member|site|agent|office|provider|payment|realtime)/${file}`,
  ),
  layer('api', `apps/api/src/(?:member|agent|office)/${word}/`),
  layer('worker', `apps/worker/src/(?:live|roles)/${file}`),
  layer('site', `apps/site/app/features/${word}/`),
  layer('office', `apps/office/app/features/${word}/`),
  layer('i18n', `packages/i18n/locales/[^/]+/${word}\\.po$`),
  layer('story', `packages/dev-world/src/story/${file}`),
  layer('e2e', `e2e/(?:office/)?(?!speed/|office/)${word}(?:/|\\.[^/]*spec\\.ts$)`),
]

/** The word that a path is named by, when the path stands in one of the layers. */
export function wordOfPath(path: string): string | undefined {
  for (const { place } of LAYERS) {
    const found = place.exec(path)?.groups?.['word']
    if (found !== undefined) return found
  }
  return undefined
}
