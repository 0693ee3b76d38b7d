import { dieFaces, dieSvg } from '@oriel/art/game/dice'

export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  dieFaces.map((face) => [`die-${face}`, dieSvg(face)]),
)
