import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { isChoice, listBranches } from './arguments.ts'
import type { CompiledMessages } from './text.ts'

/** Tests show this language to find texts that are not translated and boxes that are too small. */
export function pseudoMessages(messages: CompiledMessages): CompiledMessages {
  const pairs = Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)])
  return Object.fromEntries(pairs) as CompiledMessages
}

const EXTRA_LENGTH_PERCENT = 40

/** Brackets show a text that is cut off at either end. */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  const extra = Math.ceil((textLength(message) * EXTRA_LENGTH_PERCENT) / 100)
  return ['[', ...accentTokens(message), '~'.repeat(extra), ']']
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ'

const accent = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)))

function accentTokens(message: CompiledMessage): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return accent(token)
    if (!isChoice(token)) return token
    const [name, type, choices] = token
    const branches = listBranches(choices).map(([key, branch]) => [key, accentTokens(branch)])
    return [name, type, { ...choices, ...(Object.fromEntries(branches) as CompiledMessages) }]
  })
}

/** The letters a reader sees without the values; of a plural, its longest branch. */
function textLength(message: CompiledMessage): number {
  return message.reduce<number>((sum, token) => {
    if (typeof token === 'string') return sum + token.length
    if (!isChoice(token)) return sum
    return sum + Math.max(0, ...listBranches(token[2]).map(([, branch]) => textLength(branch)))
  }, 0)
}
