import { Checkbox } from '@oriel/ui/form/checkbox'
import { ChoiceChips } from '@oriel/ui/navigation/choice-chips'
import { DateParts, type DateChoice } from '@oriel/ui/form/date-parts'
import { TextField } from '@oriel/ui/form/text-field'
import { useState } from 'react'
import { dateWords } from '@oriel/web/date-words'
import { useText } from '@oriel/web/text'
import { samples } from './sample.ts'
import { Section, Stack } from './section.tsx'

const CURRENCIES = [
  { value: 'VND', label: 'VND', mark: '₫' },
  { value: 'USD', label: 'USD', mark: '$' },
  { value: 'THB', label: 'THB', mark: '฿' },
  { value: 'MMK', label: 'MMK', mark: 'Ks' },
]

export function Currency() {
  const words = samples[useText().locale]
  const [currency, setCurrency] = useState('VND')
  return (
    <ChoiceChips
      label={words.currency}
      name="currency"
      options={CURRENCIES}
      value={currency}
      onChange={setCurrency}
    />
  )
}

export function Agreement({ error }: { error?: string }) {
  const [before = '', link = '', after = ''] = samples[useText().locale].agree
  return (
    <Checkbox name="agree" defaultChecked={error === undefined} error={error}>
      {before}
      <a href="/faq">{link}</a>
      {after}
    </Checkbox>
  )
}

export function Birthday({ error }: { error?: string }) {
  const { locale } = useText()
  const words = samples[locale]
  const [date, setDate] = useState<DateChoice>({ year: '1992', month: '', day: '' })
  const [year = '', month = '', day = ''] = words.dateParts
  return (
    <DateParts
      label={words.birthday}
      partLabels={{ year, month, day }}
      {...dateWords(locale)}
      years={{ from: 1940, to: 2008 }}
      value={date}
      onChange={setDate}
      error={error}
    />
  )
}

/** Lines to write in: as they are, found free, wrong, being checked, and not to be changed. */
export function Fields() {
  const words = samples[useText().locale]
  return (
    <Section title="TextField, ChoiceChips, DateParts, Checkbox">
      <Stack>
        <Currency />
        <TextField
          label={words.introducer}
          hint={words.introducerHint}
          readOnly
          defaultValue="huyentrang · HT-8842"
        />
        <TextField
          label={words.userName}
          success={words.free}
          icon="person"
          defaultValue="minhkhoa88"
        />
        <TextField
          label={words.userName}
          checking={words.checking}
          hint={words.accountHint}
          icon="person"
          defaultValue="minhkhoa"
        />
        <TextField
          label={words.realName}
          hint={words.realNameHint}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={60}
        />
        <TextField
          label={words.phone}
          prefix="+84"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue="0912345678"
        />
        <Birthday error={words.agreeError} />
        <Agreement />
        <Agreement error={words.agreeError} />
      </Stack>
    </Section>
  )
}
