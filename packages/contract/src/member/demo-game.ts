import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IntervalWire } from './play.ts'
import { GameAsker, GameDevice, GameTypeWire, GameWire, LobbyAsked } from './games.ts'

export const demoTypesCall = endpoint({
  path: '/demo/gt_games',
  auth: 'none',
  summary: 'Halls and providers with games that can be tried without money.',
  input: z.object({ ...GameAsker, support_device: GameDevice, template: z.optional(z.string()) }),
  data: z.object({ gt_list: z.array(GameTypeWire) }),
  errors: { '101': 'currency_not_offered' },
})

export const demoGamesCall = endpoint({
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

export const playDemoCall = endpoint({
  path: '/demo/play',
  auth: 'none',
  summary: 'The address of a game to be tried without money and without an account.',
  input: z.object({
    ...GameAsker,
    device: GameDevice,
    gp_id: z.string(),
    game_type: z._default(z.union([z.string(), z.int()]), ''),
    game_code: z.string().check(z.maxLength(60)),
    house: z._default(z.string(), ''),
  }),
  data: z.object({ game_url: z.string() }),
  errors: {
    '101': 'currency_not_offered',
    '102': 'game_unknown',
    '103': 'no_demo',
    '104': 'demo_unavailable',
    '105': 'demo_too_often',
    '203': 'maintenance',
  },
  told: { maintenance: IntervalWire },
})
