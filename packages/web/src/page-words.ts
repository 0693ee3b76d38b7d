import { createText, type CompiledMessages, type Text } from '@oriel/i18n/text'
import { pageLocale } from './page-locale.ts'

/** What a file of words holds; nothing where it did not come. */
async function readWords(file: string | undefined): Promise<CompiledMessages | null> {
  if (!file) return null
  const answer = await fetch(file, { credentials: 'same-origin' }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as CompiledMessages) : null
}

let text: Text | null = null
let later: Promise<void> | null = null

/** S7.009: reads the locale JSON files. The head of the page has already requested them. */
export async function openPageText(needsLater: boolean): Promise<Text> {
  const { localeFile, laterFile } = document.documentElement.dataset
  const files = needsLater ? [localeFile, laterFile] : [localeFile]
  const [first, more] = await Promise.all(files.map(readWords))
  text = createText(pageLocale(), { ...first, ...more })
  if (more) later = Promise.resolve()
  return text
}

/** The words of forms and of a member's own pages. Like a part of the page, they reload it once. */
export function loadLaterWords(): Promise<void> {
  later ??= readWords(document.documentElement.dataset['laterFile']).then((words) => {
    if (words) return text?.add(words)
    later = null
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    throw new Error('words did not come')
  })
  return later
}

/** A part of the page together with its words. */
export const withLaterWords =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    const [part] = await Promise.all([load(), loadLaterWords()])
    return part
  }
