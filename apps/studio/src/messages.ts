import { isLocale } from '@oriel/core/locale'
import { serverMessages } from '@oriel/i18n/server'
import type { FastifyInstance } from 'fastify'
import { TITLES, wordsOf } from './games/catalogue.ts'

/** Words that every game says. */
const COMMON = 'studio'

const KNOWN: ReadonlySet<string> = new Set(['fairness', ...TITLES.map(({ game }) => game)])

/** The page that checks any game names all of them. */
const NAMES: ReadonlySet<string> = new Set(TITLES.map(({ game }) => `${wordsOf(game).at(-1)}.name`))

/** The words of one game in one language, and no others: a page weighs what it needs. */
export function bindMessages(app: FastifyInstance): void {
  app.get<{ Params: { locale: string; game: string } }>(
    '/messages/:locale/:game.json',
    async ({ params: { locale, game } }, reply) => {
      if (!isLocale(locale) || !KNOWN.has(game)) {
        return reply.code(404).send({ ok: false })
      }
      const wanted = new Set([COMMON, ...wordsOf(game)])
      const words = Object.entries(serverMessages(locale)).filter(
        ([id]) =>
          wanted.has(id.slice(0, id.indexOf('.'))) || (game === 'fairness' && NAMES.has(id)),
      )
      return reply.header('cache-control', 'public, max-age=300').send(Object.fromEntries(words))
    },
  )
}
