import { useState } from 'react'
import { ChipChoice, ChipGroup } from '../../src/navigation/chip-group.tsx'
import { SearchField } from '../../src/form/search-field.tsx'
import { Select } from '../../src/form/select.tsx'
import { Tabs } from '../../src/navigation/tabs.tsx'
import type { Scenes } from './scene.tsx'

/** What is chosen from. */
export const choices: Scenes = {
  tabs: () => <SampleTabs />,
  select: () => <SampleSelect />,
  chips: () => <SampleChips />,
  search: () => <SampleSearch />,
}

function SampleTabs() {
  const [value, setValue] = useState('a')
  const tabs = ['a', 'b', 'c'].map((one) => ({
    value: one,
    label: `Tab ${one}`,
    panel: `Panel ${one}`,
  }))
  return (
    <>
      <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue} />
      <button type="button">After</button>
    </>
  )
}

function SampleSelect() {
  const [value, setValue] = useState<'en' | 'vi'>('en')
  return (
    <Select
      label="Language"
      options={[
        { value: 'en', label: 'English' },
        { value: 'vi', label: 'Tiếng Việt' },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

const OPTIONS = [
  { value: 'slot', label: 'Slots' },
  { value: 'live', label: 'Live' },
]

function SampleChips() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [one, setOne] = useState('slot')
  return (
    <>
      <ChipGroup label="Halls" options={OPTIONS} chosen={chosen} onChange={setChosen} />
      <ChipChoice label="One" name="one" options={OPTIONS} value={one} onChange={setOne} />
      <output>{[...chosen, one].join(' ')}</output>
    </>
  )
}

function SampleSearch() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchField
        label="Search games"
        clearLabel="Clear"
        value={value}
        onChange={setValue}
        shortcut="/"
      />
      <output>{value}</output>
    </>
  )
}
