import type { switchesCall } from '@oriel/contract/office/switch'
import type { DataOf } from '@oriel/contract/endpoint'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { IconSource } from '@oriel/ui/picture/icon'
import { icons } from '../../parts/icons.ts'

export type SwitchLine = DataOf<typeof switchesCall>['list'][number]
export type Off = NonNullable<SwitchLine['off']>
export type Scope = SwitchLine['scope']

type ScopeWords = {
  readonly title: MessageId
  readonly icon: IconSource
  /** What switching it off stops, and what goes on. */
  readonly stops: MessageId
  readonly never: MessageId
}

/** What is most often needed stands first. */
export const SCOPES: Readonly<Record<Scope, ScopeWords>> = {
  provider: {
    title: 'office.switch.providers',
    icon: icons.pulse,
    stops: 'office.switch.stops_provider',
    never: 'office.switch.never_provider',
  },
  game: {
    title: 'office.switch.games',
    icon: 'play',
    stops: 'office.switch.stops_game',
    never: 'office.switch.never_provider',
  },
  category: {
    title: 'office.switch.categories',
    icon: icons.columns,
    stops: 'office.switch.stops_category',
    never: 'office.switch.never_provider',
  },
  registration: {
    title: 'office.switch.functions',
    icon: 'person',
    stops: 'office.switch.stops_registration',
    never: 'office.switch.never_registration',
  },
  'red-envelope': {
    title: 'office.switch.functions',
    icon: 'gift',
    stops: 'office.switch.stops_red_envelope',
    never: 'office.switch.never_activity',
  },
  roulette: {
    title: 'office.switch.functions',
    icon: 'gift',
    stops: 'office.switch.stops_roulette',
    never: 'office.switch.never_activity',
  },
  site: {
    title: 'office.switch.site',
    icon: icons.power,
    stops: 'office.switch.stops_site',
    never: 'office.switch.never_site',
  },
}

const FUNCTIONS: Readonly<Partial<Record<Scope, MessageId>>> = {
  registration: 'office.switch.registration',
  'red-envelope': 'office.switch.red_envelope',
  roulette: 'office.switch.roulette',
}

/** What people call it: a site and its functions have the site's name. */
export function nameOf({ scope, label }: Pick<SwitchLine, 'scope' | 'label'>, { t }: Text): string {
  const own = FUNCTIONS[scope]
  if (own) return t(own)
  return scope === 'site' ? t('office.switch.whole_site', { site: label }) : label
}
