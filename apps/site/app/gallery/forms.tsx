import { locales, type Locale } from '@oriel/core/locale'
import { Flag } from '@oriel/ui/picture/flag'
import { LanguageList } from '@oriel/ui/navigation/language-list'
import { languageNames, LanguageSelect } from '@oriel/ui/navigation/language-select'
import { SearchField } from '@oriel/ui/form/search-field'
import { Select } from '@oriel/ui/form/select'
import { Switch } from '@oriel/ui/form/switch'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import { samples } from './sample.ts'
import { Section, Stack } from './section.tsx'

export function Forms() {
  const { locale } = useText()
  const words = samples[locale]
  const [search, setSearch] = useState('')
  return (
    <Section title="Switch, SearchField">
      <Stack>
        <Switch label={words.remember} defaultChecked />
        <Switch label={words.remember} hint={words.limitText} />
        <SearchField
          label={words.search}
          clearLabel={words.clear}
          value={search}
          onChange={setSearch}
          shortcut="/"
        />
        <SearchField
          label={words.search}
          clearLabel={words.clear}
          value={words.games[0] ?? ''}
          onChange={() => {}}
        />
      </Stack>
    </Section>
  )
}

export function Languages() {
  const { t, locale } = useText()
  const [chosen, setChosen] = useState<Locale>(locale)
  const options = locales.map((one) => ({
    value: one,
    label: languageNames[one],
    start: <Flag locale={one} />,
  }))
  return (
    <Section title="LanguageList, Flag, Select, LanguageSelect">
      <Stack>
        <LanguageList label={t('shell.choose_language')} value={chosen} onChoose={setChosen} />
        <div>
          <Select
            label={t('shell.language')}
            options={options}
            value={chosen}
            onChange={setChosen}
          />
        </div>
        <LanguageSelect label={t('shell.language')} value={chosen} onChange={setChosen} />
      </Stack>
    </Section>
  )
}
