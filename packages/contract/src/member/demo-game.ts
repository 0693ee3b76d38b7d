import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { GameAsker, GameDevice, GameTypeWire, GameWire, LobbyAsked } from './games.ts'

export const demoTypes = endpoint({
  path: '/demo/gt_games',
  auth: 'none',
  summary: 'Halls and providers with games that can be tried without money.',
  input: z.object({ ...GameAsker, support_device: GameDevice, template: z.optional(z.string()) }),
  data: z.object({ gt_list: z.array(GameTypeWire) }),
  errors: { '101': 'currency_not_offered' },
})

export const demoGames = endpoint({
  path: '/demo/gp_games',
  auth: 'none',
  summary: 'One provider’s games that can be tried without money.',
  input: z.object({
    ...GameAsker,
    device: GameDevice,
    ...LobbyAsked,
  }),
  data: z.object({ game_list: z.array(GameWire) }),
  errors: { '101': 'currency_not_offered' },
})
