import type { DataOf } from '@oriel/contract/endpoint'
import type { noticesCall } from '@oriel/contract/member/notice'

export type Notice = DataOf<typeof noticesCall>['list'][number]
export type NoticeKind = Notice['kind']
export type NoticeChannel = Notice['channel']

/** A switch, by what it is about. */
export const nameOf = ({ kind, channel }: Pick<Notice, 'kind' | 'channel'>): string =>
  `${kind} ${channel}`

export type NoticeState = {
  /** As the switches show it: a change is shown before it is saved. */
  readonly list: readonly Notice[]
  /** Switches whose change is on its way. */
  readonly saving: readonly string[]
  /** What became of the last change; null while nothing was changed. */
  readonly said: 'saved' | { readonly failure: string } | null
}

export type NoticeEvent =
  | { readonly name: 'set'; readonly notice: Notice }
  | { readonly name: 'kept'; readonly notice: Notice }
  | { readonly name: 'refused'; readonly notice: Notice; readonly message: string }

export const startOf = (list: readonly Notice[]): NoticeState => ({ list, saving: [], said: null })

/** A change shows at once; one that is refused goes back to what it was. */
export function nextNotices(state: NoticeState, event: NoticeEvent): NoticeState {
  const own = nameOf(event.notice)
  const saving = state.saving.filter((name) => name !== own)
  switch (event.name) {
    case 'set':
      return { list: turned(state, own), saving: [...saving, own], said: null }
    case 'kept':
      return { ...state, saving, said: 'saved' }
    case 'refused':
      return { list: turned(state, own), saving, said: { failure: event.message } }
  }
}

const turned = ({ list }: NoticeState, own: string): Notice[] =>
  list.map((one) => (nameOf(one) === own ? { ...one, wanted: !one.wanted } : one))

const CHANNELS: readonly NoticeChannel[] = ['letter', 'mail', 'sms', 'page']

/** The channels that anything comes by, in the order of the columns. */
export const channelsOf = (list: readonly Notice[]): NoticeChannel[] =>
  CHANNELS.filter((channel) => list.some((one) => one.channel === channel))

/** The kinds in the order of the list, each with its own. */
export const kindsOf = (list: readonly Notice[]): [NoticeKind, Notice[]][] =>
  [...new Set(list.map(({ kind }) => kind))].map((kind) => [
    kind,
    list.filter((one) => one.kind === kind),
  ])
