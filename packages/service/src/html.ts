/** Markup that is safe to send as it is. Only `html` makes it. */
export type Html = { readonly markup: string }

type Part = Html | readonly Html[] | string | number | null

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

function write(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Whatever is put in is text, unless it was made here: nobody has to remember to escape. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.reduce((all, text, index) => all + write(parts[index - 1] ?? null) + text),
})

/** For what stands in our own files: styles, scripts and drawings. */
export const ours = (markup: string): Html => ({ markup })
