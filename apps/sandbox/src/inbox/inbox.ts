import * as z from 'zod/mini'

export const channels = ['sms', 'mail'] as const
export type Channel = (typeof channels)[number]

const TEXT_MAX = 4_000
const ADDRESS_MAX = 320

/** What a provider of text messages or mail is handed. */
export const NewMessage = z.object({
  id: z.uuid(),
  to: z.string().check(z.minLength(1), z.maxLength(ADDRESS_MAX)),
  locale: z._default(z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}$/)), 'en_US'),
  subject: z._default(z.nullable(z.string().check(z.maxLength(TEXT_MAX))), null),
  text: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX)),
})
export type NewMessage = z.output<typeof NewMessage>

export type Message = NewMessage & {
  readonly channel: Channel
  /** The six digits in it, if it holds a code. */
  readonly code: string | null
  readonly at: Date
}

export type Inbox = {
  /** `known`: the same id came before, so nothing more arrives. `conflict`: with another text. */
  take(channel: Channel, message: NewMessage): 'new' | 'known' | 'conflict'
  /** The newest first; of one recipient when `to` is given. */
  list(to: string): Message[]
  /** Grows with each arrival. */
  version(): number
}

const MESSAGES_MAX = 500
/** Ids are remembered longer than messages: who sends again late must still be recognised. */
const IDS_MAX = 10_000
const CODE = /(?<!\d)\d{6}(?!\d)/

export function createInbox(now: () => Date): Inbox {
  const messages: Message[] = []
  const seen = new Map<string, string>()
  let arrivals = 0
  return {
    take(channel, message) {
      const said = JSON.stringify([channel, message.to, message.subject, message.text])
      const before = seen.get(message.id)
      if (before !== undefined) return before === said ? 'known' : 'conflict'
      seen.set(message.id, said)
      const [oldest] = seen.keys()
      if (seen.size > IDS_MAX && oldest !== undefined) seen.delete(oldest)
      const code = CODE.exec(message.text)?.[0] ?? null
      messages.unshift({ ...message, channel, code, at: now() })
      messages.length = Math.min(messages.length, MESSAGES_MAX)
      arrivals += 1
      return 'new'
    },
    list(to) {
      const wanted = plain(to)
      return wanted === ''
        ? [...messages]
        : messages.filter((one) => plain(one.to).includes(wanted))
    },
    version: () => arrivals,
  }
}

/** People write numbers with spaces, dashes and without the plus. */
const plain = (address: string): string => address.toLowerCase().replaceAll(/[\s()+-]/g, '')
