import { DEFAULT_LOCALE, languageTag, locales, textFor, type Locale } from '@oriel/core/locale'
import { readRichText } from '@oriel/core/rich-text'
import { Select } from '@oriel/ui/form/select'
import { RichTree } from '@oriel/web/rich-text'
import { useText } from '@oriel/web/text'
import { useState, type ReactNode } from 'react'
import { Note } from '../../parts/note.tsx'

type Texts = Readonly<Partial<Record<Locale, { readonly title: string; readonly html: string }>>>

/** Links lead nowhere here: who looks at a letter does not leave what they write. */
const showLink = (href: string, children: ReactNode) => <u title={href}>{children}</u>

/** A letter as the site shows it, in each language, and where English stands in for one. */
export function LetterPreview({ texts }: { readonly texts: Texts }) {
  const text = useText()
  const { t } = text
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE)
  const names = new Intl.DisplayNames([languageTag(text.locale)], { type: 'language' })
  const nameOf = (one: Locale): string => names.of(languageTag(one)) ?? one
  const shown = textFor(texts, locale)
  const isOther = shown !== null && texts[locale] === undefined
  return (
    <div className="stack">
      <Select
        label={t('office.letter.language')}
        value={locale}
        onChange={setLocale}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
      />
      {isOther && <Note icon="info">{t('office.letter.falls_back')}</Note>}
      {shown ? (
        <article className="letter-preview" lang={languageTag(isOther ? DEFAULT_LOCALE : locale)}>
          <h3>{shown.title}</h3>
          <RichTree nodes={readRichText(shown.html, [])} link={showLink} />
        </article>
      ) : (
        <Note icon="info">{t('office.letter.nothing_written')}</Note>
      )}
    </div>
  )
}
