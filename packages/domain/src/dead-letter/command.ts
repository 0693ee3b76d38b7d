import { done, refuse } from '@oriel/core/outcome'
import { command } from '@oriel/domain/command'
import * as z from 'zod/mini'
import { askAgain, lockLetter } from './store.ts'

const Numbered = z.object({ number: z.int().check(z.minimum(1)) })

/** Sends an event again that its consumer gave up on. The worker sends it, after the commit. */
export const replayCommand = command<z.output<typeof Numbered>>({
  permission: 'dead-letter.replay',
  subjectKind: 'dead-letter',
  input: Numbered,
  subjectOf: ({ number }) => String(number),
  async look(work, siteId, { number }) {
    const letter = await lockLetter(work, siteId, number)
    if (!letter) return null
    const { consumer, subject, error, state } = letter
    return { version: state, fields: { consumer, subject, error, state } }
  },
  async run(work, _tools, { by }, { number }) {
    return (await askAgain(work, number, by)) ? done() : refuse('state_unchanged')
  },
})
