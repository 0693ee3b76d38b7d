import { useRef, useState } from 'react'
import './copy-field.css'
import { useText } from '../lib/text.tsx'
import { Glyph } from './glyph.tsx'

const SAID_MS = 2_000

/** A value people take elsewhere, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useText()
  const [isCopied, setCopied] = useState(false)
  const code = useRef<HTMLElement>(null)
  const copy = async () => {
    const isDone = await copyText(value, code.current)
    setCopied(isDone)
    setTimeout(() => setCopied(false), SAID_MS)
  }
  return (
    <div className="copy-field">
      <span className="copy-label">{label}</span>
      <code ref={code}>{value}</code>
      <button
        type="button"
        className="bar-button"
        aria-label={t('studio.copy', { what: label })}
        onClick={() => void copy()}
      >
        <Glyph name={isCopied ? 'check' : 'copy'} />
      </button>
      <output className="sr-only">{isCopied && t('studio.copied')}</output>
    </div>
  )
}

/** A house may not let its frames write to the clipboard: then the value is selected instead. */
async function copyText(value: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return false
  }
}
