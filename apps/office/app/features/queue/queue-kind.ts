import type { CommandCalls } from '@oriel/contract/office-command'
import type { DataOf } from '@oriel/contract/endpoint'
import type { queueItemCall, QueueLineWire } from '@oriel/contract/office/queue'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { IconSource } from '@oriel/ui/picture/icon'
import type { Format } from '@oriel/web/format'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

export type Line = z.output<typeof QueueLineWire>
export type Item = DataOf<typeof queueItemCall>

/** What cells and facts are written with. */
export type Write = Pick<Text, 't'> & Pick<Format, 'dateTime' | 'money'>

type QueueColumn = {
  readonly id: string
  readonly label: MessageId
  readonly cell: (line: Line, write: Write) => ReactNode
}

/** A name on the left, what it is on the right. Without a value it is not shown. */
type Fact = { readonly label: MessageId; readonly value: ReactNode }

type Option = { readonly value: string; readonly label: string }

/** What may be done about an item: a key and a button, and both lead to the same sheet. */
export type QueueAction = {
  readonly keys: string
  readonly label: MessageId
  /** The head of the sheet and its button. */
  readonly title: MessageId
  readonly icon: IconSource
  readonly calls: CommandCalls
  /** What the command is about, with what was chosen of `choice`. */
  readonly input: (id: string, chosen: string) => object
  /** What has to be chosen before it is confirmed: an option, or in its place a text. */
  readonly choice?: {
    readonly label: MessageId
    readonly options: (item: Item, write: Write) => readonly Option[]
    /** Names the field of the text. */
    readonly typed?: (item: Item) => MessageId | null
    readonly isOptional?: boolean
  }
  /** Whether it can be done about this item; where there is nothing to say, about every one. */
  readonly isFor?: (item: Item) => boolean
  readonly isDangerous?: boolean
  /** The second factor may be asked for. */
  readonly needsProof?: boolean
}

/** How one queue looks: a new one is a file like this and its line in `queue-kinds.ts`. */
export type QueueKind = {
  readonly title: MessageId
  /** What is shown when nothing waits. */
  readonly none: MessageId
  readonly numberOf: (line: Line) => string
  readonly columns: readonly QueueColumn[]
  readonly hasAmount: boolean
  readonly facts: (item: Item, write: Write) => readonly Fact[]
  /** What stands below the facts. */
  readonly more?: (item: Item, write: Write) => ReactNode
  readonly actions: readonly QueueAction[]
}

/** A field as text; an empty one as a dash. */
export const said = (value: Line['fields'][string] | undefined): string =>
  value === null || value === undefined || value === '' ? '–' : String(value)

/** Units that came as text, as money. */
export const moneyOf = (
  value: Line['fields'][string] | undefined,
  { currency }: Pick<Line, 'currency'>,
  { money }: Write,
): string =>
  currency === null || typeof value !== 'string' || !/^-?\d{1,19}$/.test(value)
    ? said(value)
    : money(BigInt(value), currency)

export const timeOf = (
  value: Line['fields'][string] | undefined,
  { dateTime }: Write,
): string | null => (typeof value === 'string' ? dateTime(new Date(value)) : null)

/** The last signs of an id: enough to tell rows apart. */
export const shortOf = (id: string): string => id.slice(-8).toUpperCase()
