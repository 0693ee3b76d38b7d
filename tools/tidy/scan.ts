import type { SourceFile } from './source.ts'

/**
 * The same text twice, at the same offsets: `code` has the insides of strings and regular
 * expressions filled and comments blanked, `comments` has everything else blanked. Rules search
 * these, so that words inside a string never look like code.
 */
export type Scan = { readonly code: string; readonly comments: string }
/** A private-use character, so that no source contains it by itself. */
export const FILL = '\uE000'

type Span = { start: number; end: number; kind: 'string' | 'comment' }

const seen = new WeakMap<SourceFile, Scan>()

export function scan(file: SourceFile): Scan {
  const known = seen.get(file)
  if (known !== undefined) return known
  const spans = spansOf(file.text)
  const made = { code: codeOf(file.text, spans), comments: commentsOf(file.text, spans) }
  seen.set(file, made)
  return made
}

const blank = (text: string, filler: string): string => text.replaceAll(/[^\n]/g, filler)

function codeOf(text: string, spans: readonly Span[]): string {
  const parts: string[] = []
  let at = 0
  for (const span of spans) {
    const inside = text.slice(span.start, span.end)
    parts.push(text.slice(at, span.start), blank(inside, span.kind === 'string' ? FILL : ' '))
    at = span.end
  }
  return parts.join('') + text.slice(at)
}

function commentsOf(text: string, spans: readonly Span[]): string {
  const parts: string[] = []
  let at = 0
  for (const span of spans) {
    if (span.kind !== 'comment') continue
    parts.push(blank(text.slice(at, span.start), ' '), text.slice(span.start, span.end))
    at = span.end
  }
  return parts.join('') + blank(text.slice(at), ' ')
}

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  const openTemplates: number[] = []
  const interesting = /['"`/{}]/g
  let depth = 0
  let index = 0
  const readTemplate = (start: number) => {
    const end = templateEnd(text, start)
    spans.push({ start, end, kind: 'string' })
    if (text[end] !== '$') return end + 1
    openTemplates.push(depth)
    depth += 1
    return end + 2
  }
  while (index < text.length) {
    interesting.lastIndex = index
    const found = interesting.exec(text)
    if (found === null) break
    const start = found.index
    const char = found[0]
    index = start + 1
    if (char === '`') index = readTemplate(start + 1)
    else if (char === '{') depth += 1
    else if (char === '}') {
      depth -= 1
      if (openTemplates.at(-1) !== depth) continue
      openTemplates.pop()
      index = readTemplate(start + 1)
    } else if (char === '/') {
      const span = commentAt(text, start) ?? regularExpressionAt(text, start)
      if (span === undefined) continue
      spans.push(span)
      index = span.kind === 'comment' ? span.end : span.end + 1
    } else {
      const end = quoteEnd(text, start + 1, char)
      spans.push({ start: start + 1, end, kind: 'string' })
      index = end + 1
    }
  }
  return spans
}

function commentAt(text: string, start: number): Span | undefined {
  const next = text[start + 1]
  if (next !== '/' && next !== '*') return undefined
  const close = next === '/' ? text.indexOf('\n', start) : text.indexOf('*/', start + 2)
  const end = close === -1 ? text.length : next === '/' ? close : close + 2
  return { start, end, kind: 'comment' }
}

/** A quote that is not closed on its line is an apostrophe in JSX text: it ends with the line. */
function quoteEnd(text: string, from: number, quote: string): number {
  let at = from
  while (at < text.length && text[at] !== quote && text[at] !== '\n') {
    at += text[at] === '\\' ? 2 : 1
  }
  return Math.min(at, text.length)
}

/** Ends at the closing backtick or at the `$` of the next `${`. */
function templateEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '`' && !(text[at] === '$' && text[at + 1] === '{')) {
    at += text[at] === '\\' ? 2 : 1
  }
  return Math.min(at, text.length)
}

/** A slash opens a regular expression only where no value stands before it. */
function regularExpressionAt(text: string, start: number): Span | undefined {
  const before = text.slice(Math.max(0, start - 40), start).trimEnd()
  const mayOpen = /(^|[(,=:[!&|?{;+]|=>|\b(return|typeof|case|of|in))$/.test(before)
  if (!mayOpen || text[start + 1] === '>') return undefined
  const body = /(?:[^\n\\/[]|\\.|\[(?:[^\n\\\]]|\\.)*\])+\//y
  body.lastIndex = start + 1
  const found = body.exec(text)
  if (found === null) return undefined
  return { start: start + 1, end: start + found[0].length, kind: 'string' }
}
