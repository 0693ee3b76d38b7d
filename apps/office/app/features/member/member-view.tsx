import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { NotAllowed } from '../../parts/screens.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { CallFailure } from '../../platform/failure.ts'
import { holdsOne } from '../../platform/rights.ts'
import { useSite } from '../../platform/use-site.ts'
import { CardsTab } from './cards-tab.tsx'
import { EventsTab } from './events-tab.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { PersonTab } from './person-tab.tsx'
import { PlaysTab } from './plays-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { TransfersTab } from './transfers-tab.tsx'
import { LettersTab } from './letters-tab.tsx'
import { LedgerTab } from './ledger-tab.tsx'
import { MemberHead } from './member-head.tsx'
import { NotesTab } from './notes-tab.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { RoundsTab } from './rounds-tab.tsx'
import { memberTabs, tabNeeds, tabWords, type MemberTab } from './tabs.ts'
import { useMember } from './use-member.ts'
import { WalletPanel } from './wallet-panel.tsx'

type MemberViewProps = { readonly id: string; readonly tab: MemberTab }

/** A member on one page. Each panel loads and fails alone. */
export function MemberView({ id, tab }: MemberViewProps) {
  const head = useMember(id)
  if (head.error instanceof CallFailure && head.error.reason === 'forbidden') return <NotAllowed />
  return (
    <div className="stack member-page">
      <section className="panel">
        <ReadBlock read={head}>{(member) => <MemberHead member={member} />}</ReadBlock>
      </section>
      <div className="member-panels">
        <WalletPanel id={id} />
        <ProfilePanel id={id} />
      </div>
      <Tabs id={id} tab={tab} />
      <TabContent id={id} tab={tab} />
    </div>
  )
}

function Tabs({ id, tab }: MemberViewProps) {
  const { t } = useText()
  const site = useSite()
  const seen = memberTabs.filter((one) => {
    const needs = tabNeeds[one]
    return needs === undefined || holdsOne(site, [needs])
  })
  return (
    <nav className="member-tabs" aria-label={t('office.member.tabs')}>
      {seen.map((one) => (
        <Link
          key={one}
          to={`/${site.code}/members/${id}/${one}`}
          aria-current={one === tab ? 'page' : undefined}
          preventScrollReset
        >
          {t(tabWords[one])}
        </Link>
      ))}
    </nav>
  )
}

function TabContent({ id, tab }: MemberViewProps) {
  switch (tab) {
    case 'ledger':
      return <LedgerTab id={id} />
    case 'rounds':
      return <RoundsTab id={id} />
    case 'transfers':
      return <TransfersTab id={id} />
    case 'plays':
      return <PlaysTab id={id} />
    case 'sessions':
      return <SessionsTab id={id} />
    case 'person':
      return <PersonTab id={id} />
    case 'cards':
      return <CardsTab id={id} />
    case 'messages':
      return <MessagesTab id={id} />
    case 'letters':
      return <LettersTab id={id} />
    case 'notes':
      return <NotesTab id={id} />
    case 'events':
      return <EventsTab id={id} />
  }
}
