import { demoGamesCall, demoTypesCall } from '@oriel/contract/member/demo-game'
import { findGameType, type GameTypeCode } from '@oriel/core/game-type'
import { textFor } from '@oriel/core/locale'
import { call } from '../../platform/call.ts'
import { deviceOf } from '../../platform/content-asker.ts'
import type { Visit } from '../../platform/visit.ts'
import type { PlayGame } from '../play/play.ts'

export type DemoStudio = {
  readonly gpId: string
  readonly house: string
  readonly name: string
  readonly demos: number
}
export type DemoHall = {
  readonly id: number
  readonly code: GameTypeCode
  readonly name: string
  readonly demos: number
  readonly studios: readonly DemoStudio[]
}
export type DemoGame = PlayGame & { readonly id: number }

type Asker = Pick<Visit, 'currency' | 'mode' | 'locale'>

/** S7.032: the halls and providers that have demo games. */
export async function readDemoHalls(asker: Asker, signal: AbortSignal) {
  const { currency } = asker
  const answer = await call(
    demoTypesCall,
    { currency, support_device: deviceOf(asker.mode) },
    signal,
  )
  if (!answer.ok) return answer
  const halls = answer.value.gt_list.flatMap((type): DemoHall[] => {
    const code = findGameType(type.gt_id)?.code
    const studios = type.gp_list.map(({ gp_id: gpId, house, gp_name, game_count: demos }) => {
      // A provider can have more than one house in a hall; then the house belongs to its name.
      return { gpId, house, name: house === '' ? gp_name : `${gp_name} · ${house}`, demos }
    })
    const demos = studios.reduce((sum, studio) => sum + studio.demos, 0)
    return code ? [{ id: type.gt_id, code, name: type.gt_name, demos, studios }] : []
  })
  return { ok: true as const, value: halls }
}

/** S7.031: the demo games of one provider in one hall. */
export async function readDemoGames(
  asker: Asker,
  { gpId, house }: DemoStudio,
  gtId: number,
  signal: AbortSignal,
) {
  const place = { gp_id: gpId, game_type_id: gtId, house }
  const asked = { currency: asker.currency, device: deviceOf(asker.mode), ...place } as const
  const answer = await call(demoGamesCall, asked, signal)
  if (!answer.ok) return answer
  const games = answer.value.game_list.map((game): DemoGame => ({
    id: game.id,
    gpId: game.gp_id,
    gtId: game.gt_id,
    code: game.game_code,
    house: game.house,
    name: textFor(game.game_name, asker.locale) ?? '',
    provider: game.gp_name,
    picture: game.icon_dark,
  }))
  return { ok: true as const, value: games }
}
