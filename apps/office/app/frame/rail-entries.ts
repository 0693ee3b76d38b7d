import type { Permission } from '@oriel/core/permission'
import type { MessageId } from '@oriel/i18n/message-id'
import type { IconSource } from '@oriel/ui/picture/icon'
import type { SiteRole } from '../platform/me.ts'
import { holdsOne } from '../platform/rights.ts'
import { icons } from '../parts/icons.ts'

/** One screen of a site. */
export type RailEntry = {
  /** After the site's code; empty for its first screen. */
  readonly to: string
  readonly icon: IconSource
  readonly label: MessageId
  /** One of these lets it be seen. Empty: everybody who works at the site. */
  readonly needs: readonly Permission[]
  /** The queue whose open rows it counts. */
  readonly queue?: string
  /** The keys that lead there. */
  readonly keys?: string
  /** Whether it stands in the bar of a phone. */
  readonly isTab?: boolean
}

export type RailGroup = { readonly title: MessageId | null; readonly entries: readonly RailEntry[] }

const QUEUES: RailGroup = {
  title: 'office.frame.queues',
  entries: [
    {
      to: 'queues/withdrawals',
      icon: 'withdraw',
      label: 'office.queue.withdrawals',
      needs: ['withdrawal.review'],
      queue: 'withdrawals',
      keys: 'g w',
    },
    {
      to: 'queues/arrivals',
      icon: 'deposit',
      label: 'office.queue.arrivals',
      needs: ['arrival.give'],
      queue: 'arrivals',
      keys: 'g i',
    },
    {
      to: 'queues/held',
      icon: 'shield',
      label: 'office.queue.held',
      needs: ['held.decide'],
      queue: 'held',
      keys: 'g h',
    },
    {
      to: 'queues/transfers',
      icon: 'swap',
      label: 'office.queue.transfers',
      needs: ['transfer.ask'],
      queue: 'transfers',
      keys: 'g t',
    },
    {
      to: 'queues/cases',
      icon: icons.case,
      label: 'office.queue.cases',
      needs: ['case.take'],
      queue: 'cases',
      keys: 'g c',
    },
    {
      to: 'queues/dead-letters',
      icon: 'refresh',
      label: 'office.queue.dead_letters',
      needs: ['dead-letter.replay'],
      queue: 'dead-letters',
      keys: 'g d',
    },
    {
      to: 'queues/proposals',
      icon: 'people',
      label: 'office.queue.proposals',
      needs: [],
      queue: 'proposals',
      keys: 'g q',
    },
  ],
}

const PRODUCT: RailGroup = {
  title: 'office.frame.product',
  entries: [
    {
      to: 'switches',
      icon: icons.power,
      label: 'office.frame.switches',
      needs: ['switch.off'],
      keys: 'g o',
      isTab: true,
    },
    {
      to: 'providers',
      icon: icons.pulse,
      label: 'office.frame.providers',
      needs: [],
      keys: 'g v',
    },
    {
      to: 'announcements',
      icon: 'megaphone',
      label: 'office.frame.announcements',
      needs: ['content.write'],
      keys: 'g n',
    },
    {
      to: 'roulette',
      icon: 'wheel',
      label: 'office.frame.roulette',
      needs: ['roulette.publish', 'bonus.give'],
      keys: 'g r',
    },
    {
      to: 'envelopes',
      icon: 'gift',
      label: 'office.frame.envelopes',
      needs: ['red-envelope.open'],
      keys: 'g e',
    },
    {
      to: 'letters',
      icon: 'mail',
      label: 'office.frame.letters',
      needs: ['letter.send', 'letter.bulk'],
      keys: 'g l',
    },
  ],
}

const PEOPLE: RailGroup = {
  title: 'office.frame.people',
  entries: [
    {
      to: 'members',
      icon: 'person',
      label: 'office.frame.members',
      needs: ['member.read'],
      keys: 'g m',
      isTab: true,
    },
    {
      to: 'recommend',
      icon: 'people',
      label: 'office.frame.recommend',
      needs: ['member.read'],
      keys: 'g f',
    },
  ],
}

const CONTROL: RailGroup = {
  title: 'office.frame.control',
  entries: [
    {
      to: 'proposals',
      icon: 'check',
      label: 'office.frame.proposals',
      needs: [],
      keys: 'g p',
      isTab: true,
    },
    {
      to: 'bulk',
      icon: icons.columns,
      label: 'office.frame.bulk',
      needs: ['bulk.run'],
      keys: 'g b',
    },
    {
      to: 'exports',
      icon: icons.download,
      label: 'office.frame.exports',
      needs: ['report.export'],
      keys: 'g x',
    },
    {
      to: 'payments',
      icon: 'wallet',
      label: 'office.frame.payments',
      needs: ['settlement.read'],
      keys: 'g k',
    },
    {
      to: 'settlements',
      icon: icons.scale,
      label: 'office.frame.settlements',
      needs: ['settlement.read'],
      keys: 'g z',
    },
    {
      to: 'staff',
      icon: 'lock',
      label: 'office.frame.staff',
      needs: ['staff.read'],
      keys: 'g s',
    },
    {
      to: 'audit',
      icon: icons.document,
      label: 'office.frame.audit',
      needs: ['audit.read'],
      keys: 'g a',
      isTab: true,
    },
  ],
}

/** Screens that are there; one that is added has its line here. */
const GROUPS: readonly RailGroup[] = [QUEUES, PEOPLE, PRODUCT, CONTROL]

/** What a person may see of the office. An entry without a right is not there at all. */
export const railOf = (site: SiteRole): readonly RailGroup[] =>
  GROUPS.map(({ title, entries }) => ({
    title,
    entries: entries.filter(({ needs }) => holdsOne(site, needs)),
  })).filter(({ entries }) => entries.length > 0)

export const pathOf = (site: SiteRole, { to }: RailEntry): string =>
  to === '' ? `/${site.code}` : `/${site.code}/${to}`
