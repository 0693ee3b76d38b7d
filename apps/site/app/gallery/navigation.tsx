import { ChipChoice, ChipGroup } from '@oriel/ui/navigation/chip-group'
import { NavItem, NavOpener } from '@oriel/ui/navigation/nav-item'
import { plainLink } from '@oriel/ui/navigation/render-link'
import { TabBar } from '@oriel/ui/navigation/tab-bar'
import { Tabs, type TabsProps } from '@oriel/ui/navigation/tabs'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import { samples } from './sample.ts'
import { Section, Stack } from './section.tsx'

const here = plainLink('#navigation')

export function Navigation() {
  const { t, locale } = useText()
  const words = samples[locale]
  const [isOpen, setOpen] = useState(false)
  const slots = t('shell.category_slot')
  const open = (): void => setOpen(!isOpen)
  return (
    <Section title="NavItem, NavOpener, TabBar">
      <div className="flex gap-6">
        <ul className="w-56">
          <li>
            <NavItem icon="home" label={t('shell.home')} link={here} isCurrent />
          </li>
          <li>
            <NavItem icon="heart" label={words.favourites} count={12} link={here} />
          </li>
          <li>
            <NavOpener icon="slots" label={slots} isOpen={isOpen} onClick={open} />
          </li>
        </ul>
        <ul className="w-12">
          <li>
            <NavItem icon="home" label={t('shell.home')} link={here} isCurrent isCollapsed />
          </li>
          <li>
            <NavItem icon="heart" label={words.favourites} link={here} isCollapsed />
          </li>
          <li>
            <NavOpener icon="slots" label={slots} isOpen={isOpen} isCollapsed onClick={open} />
          </li>
        </ul>
      </div>
      <div className="mt-10 max-w-98 overflow-clip rounded-b-xl pt-8">
        <TabBar
          label={t('shell.main_navigation')}
          items={[
            { id: 'home', icon: 'home', label: t('shell.home'), link: here, isCurrent: true },
            {
              id: 'offers',
              icon: 'gift',
              label: words.promotions,
              link: here,
              badge: { count: 7, label: words.letters },
            },
            { id: 'deposit', icon: 'deposit', label: words.deposit, link: here, isRaised: true },
            { id: 'wallet', icon: 'wallet', label: words.wallet, link: here },
            { id: 'me', icon: 'person', label: words.account, link: here },
          ]}
        />
      </div>
    </Section>
  )
}

const VARIANTS: readonly NonNullable<TabsProps['variant']>[] = ['pills', 'underline', 'segments']

export function Choices() {
  const { t, locale } = useText()
  const words = samples[locale]
  const [tab, setTab] = useState('all')
  const [kinds, setKinds] = useState<readonly string[]>(['slot'])
  const tabs = [
    { value: 'all', label: words.allGames, count: 284, panel: words.shown },
    { value: 'favourites', label: words.favourites, panel: words.emptyTitle },
    { value: 'last', label: words.lastPlayed, panel: words.playedAgo },
  ]
  const kindOptions = [
    { value: 'slot', label: t('shell.category_slot'), icon: 'slots', count: 1284 },
    { value: 'live', label: t('shell.category_live'), icon: 'live' },
    { value: 'crash', label: t('shell.category_crash'), icon: 'crash' },
  ] as const
  return (
    <Section title="Tabs, ChipGroup, ChipChoice">
      <Stack>
        {VARIANTS.map((variant) => (
          <Tabs
            key={variant}
            label={words.allGames}
            tabs={tabs}
            value={tab}
            onChange={setTab}
            variant={variant}
          />
        ))}
        <ChipGroup
          label={t('shell.category_slot')}
          options={kindOptions}
          chosen={kinds}
          onChange={setKinds}
        />
        <ChipChoice
          label={words.allGames}
          name="gallery-choice"
          options={tabs}
          value={tab}
          onChange={setTab}
        />
      </Stack>
    </Section>
  )
}
