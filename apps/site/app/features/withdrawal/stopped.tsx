import { buttonClass } from '@oriel/ui/form/button'
import { EmptyBlock, MaintenanceBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import type { Stop } from './counter-rules.ts'
import type { Counter } from './withdrawal-types.ts'

/** Why nothing can be asked for now, and what a member can do about it. */
export function Stopped({ stop, counter }: { stop: Stop; counter: Counter }) {
  const { t } = useText()
  const format = useFormat()
  const way = (to: string, label: string) => (
    <Link to={to} className={buttonClass('primary')}>
      {label}
    </Link>
  )
  switch (stop) {
    case 'no_password':
      return (
        <EmptyBlock
          icon="lock"
          title={t('withdrawal.no_password_title')}
          text={t('withdrawal.no_password_text')}
          actions={way('/user/Info', t('withdrawal.no_password_link'))}
        />
      )
    case 'no_card':
      return (
        <EmptyBlock
          icon="bank"
          title={t('withdrawal.no_card_title')}
          text={t('withdrawal.no_card_text')}
          actions={way('/user/BindAccount', t('withdrawal.no_card_link'))}
        />
      )
    case 'held': {
      const time = counter.held_until ? format.dateTime(counter.held_until) : ''
      return (
        <EmptyBlock
          icon="shield"
          title={t('withdrawal.held_title', { time })}
          text={t('withdrawal.held_text')}
        />
      )
    }
    case 'used_up':
      return (
        <EmptyBlock
          icon="clock"
          title={t('withdrawal.used_up_title')}
          text={t('withdrawal.used_up_text', { count: counter.today_max })}
        />
      )
    case 'closed':
      return (
        <MaintenanceBlock title={t('withdrawal.closed_title')} text={t('withdrawal.closed_text')} />
      )
  }
}
