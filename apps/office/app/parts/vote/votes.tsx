import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { Avatar } from '../avatar.tsx'
import { Pill } from '../pill.tsx'
import { icons } from '../icons.ts'
import { conditionsOf, unmetOf } from './vote-rules.ts'
import { TwoLines } from '../two-lines.tsx'

export type Vote = {
  readonly name: string
  readonly kind: 'made' | 'approved' | 'refused'
  readonly at: Date
  /** Where from: "Desk 9, own passkey". */
  readonly detail: string
  readonly reason: string
}

type VotesProps = {
  /** The maker first, then who has voted. */
  readonly votes: readonly Vote[]
  /** Null when the proposal is over: nobody votes any more. */
  readonly me: Own | null
}

type Own = {
  readonly name: string
  /** Why the server would not count my vote; empty when it would. */
  readonly hindrances: readonly string[]
}

/** Who made a proposal, who has voted, and whether I may, condition by condition. */
export const Votes = ({ votes, me }: VotesProps) => (
  <ul className="votes">
    {votes.map((vote) => (
      <VoteCard key={`${vote.name} ${vote.at.getTime()}`} vote={vote} />
    ))}
    {me && <OwnCard me={me} place={votes.length + 1} />}
  </ul>
)

function OwnCard({ me, place }: { readonly me: Own; readonly place: number }) {
  const { t } = useText()
  const isOpen = unmetOf(me.hindrances).length === 0
  return (
    <li className="vote" data-mine>
      <div className="vote-head">
        <Avatar name={me.name} look="own" />
        <TwoLines first={t('office.vote.you')} second={t('office.vote.you_detail', { place })} />
        <Pill tone={isOpen ? 'mine' : 'stop'}>
          {isOpen ? t('office.vote.your_turn') : t('office.vote.not_you')}
        </Pill>
      </div>
      <ul className="vote-conditions">
        {conditionsOf(me.hindrances).map(({ name, title, isMet, because }) => (
          <li key={name} data-met={isMet}>
            <Icon name={isMet ? 'check' : icons.stop} />
            <span className="sr-only">{isMet ? t('office.vote.met') : t('office.vote.unmet')}</span>
            <TwoLines first={t(title)} second={t(because)} />
          </li>
        ))}
      </ul>
    </li>
  )
}

const KINDS = {
  made: { word: 'office.vote.made', tone: 'plain', icon: undefined },
  approved: { word: 'office.vote.approved', tone: 'good', icon: 'check' },
  refused: { word: 'office.vote.refused', tone: 'stop', icon: 'close' },
} as const

function VoteCard({ vote }: { readonly vote: Vote }) {
  const { t } = useText()
  const { minute } = useFormat()
  const { word, tone, icon } = KINDS[vote.kind]
  return (
    <li className="vote">
      <div className="vote-head">
        <Avatar name={vote.name} />
        <TwoLines
          first={vote.name}
          second={
            <>
              <time dateTime={vote.at.toISOString()}>{minute(vote.at)}</time>
              {vote.detail && ` · ${vote.detail}`}
            </>
          }
        />
        <Pill tone={tone} {...(icon ? { icon } : {})}>
          {t(word)}
        </Pill>
      </div>
      <p>“{vote.reason}”</p>
    </li>
  )
}
