import type {
  CompiledIcuChoices,
  CompiledMessage,
  CompiledMessageToken,
} from '@lingui/message-utils/compileMessage'

/** A value a message asks for. `cases` are the branches of a plural or a select. */
export type Argument = { name: string; type: string; cases: readonly string[] }

/** Every argument of a message, also those inside the branches of another. */
export function listArguments(message: CompiledMessage): Argument[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, type = 'plain'] = token
    const branches = isChoice(token) ? listBranches(token[2]) : []
    const cases = branches.map(([key]) => key)
    return [{ name, type, cases }, ...branches.flatMap(([, branch]) => listArguments(branch))]
  })
}

const CHOICE_TYPES: ReadonlySet<string> = new Set(['plural', 'selectordinal', 'select'])

type ChoiceToken = [name: string, type: string, choices: CompiledIcuChoices]

export const isChoice = (token: CompiledMessageToken): token is ChoiceToken =>
  typeof token !== 'string' && CHOICE_TYPES.has(token[1] ?? '')

/** The offset stands among the branches in the compiled form and is none of them. */
export const listBranches = (choices: CompiledIcuChoices): [string, CompiledMessage][] =>
  Object.entries(choices).filter((pair): pair is [string, CompiledMessage] => pair[0] !== 'offset')
