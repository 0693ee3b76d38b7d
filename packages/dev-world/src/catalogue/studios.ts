import type { GameTypeId } from '@oriel/core/game-type'
import type { ProviderDraft } from '@oriel/domain/games'

const [SLOT, LIVE, SPORT, LOTTERY, CARD, VIRTUAL, ARENA, ESPORT, CRASH] = [
  2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const satisfies readonly GameTypeId[]

/** Invented studios, and what each of them offers. */
const STUDIOS = {
  GPOR: {
    name: 'Oriel Studio',
    lobbies: [
      { typeId: SLOT, hasRoom: true },
      ...([LIVE, SPORT, LOTTERY, CARD, VIRTUAL, ARENA, ESPORT, CRASH] as const).map((typeId) => ({
        typeId,
      })),
    ],
  },
  GPNW: {
    name: 'NORTHWIND',
    lobbies: [{ typeId: SLOT }, { typeId: CARD }, { typeId: CRASH }],
  },
  GPLP: { name: 'Lumen Play', lobbies: [{ typeId: SLOT }, { typeId: CRASH }] },
  GPKE: {
    name: 'KESTREL',
    lobbies: [{ typeId: SLOT, customized: true }, { typeId: SPORT }, { typeId: ESPORT }],
  },
  GPMI: { name: 'Mirador', lobbies: [{ typeId: SLOT }, { typeId: LIVE }] },
  GPTE: { name: 'Tessera', lobbies: [{ typeId: SLOT }, { typeId: LOTTERY }] },
  GPHL: {
    name: 'HALO LIVE',
    lobbies: [
      { typeId: LIVE, house: 'EMERALD' },
      { typeId: LIVE, house: 'AZURE', customized: true },
    ],
  },
  GPSA: {
    name: 'Saffron',
    lobbies: [{ typeId: SLOT }, { typeId: LIVE }, { typeId: CARD }],
  },
  GPQG: {
    name: 'Quay Games',
    lobbies: [{ typeId: SLOT }, { typeId: SPORT }, { typeId: VIRTUAL }, { typeId: CRASH }],
  },
  GPPO: {
    name: 'POLARIS',
    lobbies: [
      { typeId: SLOT, house: 'NORTH' },
      { typeId: SLOT, house: 'SOUTH' },
      { typeId: VIRTUAL },
      { typeId: ESPORT },
      { typeId: CRASH },
    ],
  },
  GPPH: {
    name: 'Paper Heron',
    lobbies: [{ typeId: LOTTERY }, { typeId: CARD }, { typeId: ARENA }],
  },
  GPH9: {
    name: 'Halyard Nine',
    lobbies: [{ typeId: SPORT, customized: true }, { typeId: VIRTUAL }, { typeId: ESPORT }],
  },
} as const satisfies Record<string, Omit<ProviderDraft, 'id'>>

export type StudioId = keyof typeof STUDIOS

export const studios: readonly ProviderDraft[] = Object.entries(STUDIOS).map(([id, studio]) => ({
  id,
  ...studio,
}))
