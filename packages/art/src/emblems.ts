import type { BackdropName } from './backdrops.ts'
import type { Emblem } from './emblem.ts'
import { arcade } from './emblems/arcade.ts'
import { ball } from './emblems/ball.ts'
import { beasts } from './emblems/beasts.ts'
import { birds } from './emblems/birds.ts'

import { duel } from './emblems/duel.ts'
import { festival } from './emblems/festival.ts'
import { flight } from './emblems/flight.ts'
import { food } from './emblems/food.ts'
import { fruit } from './emblems/fruit.ts'
import { heads } from './emblems/heads.ts'
import { keep } from './emblems/keep.ts'
import { legends } from './emblems/legends.ts'
import { luck } from './emblems/luck.ts'
import { magic } from './emblems/magic.ts'
import { music } from './emblems/music.ts'
import { myths } from './emblems/myths.ts'
import { orient } from './emblems/orient.ts'
import { pips } from './emblems/pips.ts'
import { reef } from './emblems/reef.ts'
import { road } from './emblems/road.ts'
import { sea } from './emblems/sea.ts'
import { sky } from './emblems/sky.ts'
import { sport } from './emblems/sport.ts'
import { table } from './emblems/table.ts'
import { treasures } from './emblems/treasures.ts'
import { wild } from './emblems/wild.ts'

export const emblems = {
  ...treasures,
  ...table,
  ...pips,
  ...luck,
  ...flight,
  ...sky,
  ...ball,
  ...sport,
  ...arcade,
  ...duel,
  ...orient,
  ...festival,
  ...legends,
  ...heads,
  ...wild,
  ...birds,
  ...fruit,
  ...food,
  ...sea,
  ...reef,
  ...music,
  ...beasts,
  ...myths,
  ...magic,
  ...keep,
  ...road,
} as const satisfies Record<string, Emblem>

export type EmblemName = keyof typeof emblems
export const emblemNames = Object.keys(emblems) as EmblemName[]

/** Where things of one kind are at home: no football in space, no comet on grass. */
const PLACES: readonly (readonly [group: object, places: readonly BackdropName[]])[] = [
  [treasures, ['rays', 'bokeh', 'lattice', 'hex', 'fan']],
  [table, ['fan', 'bokeh', 'lattice', 'rays']],
  [pips, ['lattice', 'hex', 'bokeh', 'rays']],
  [luck, ['rays', 'bokeh', 'fan', 'hex', 'lattice']],
  [flight, ['space', 'clouds', 'mountains', 'bokeh']],
  [sky, ['space', 'mountains', 'bokeh', 'clouds']],
  [ball, ['pitch', 'rays', 'bokeh', 'hex']],
  [sport, ['pitch', 'rays', 'mountains', 'bokeh']],
  [arcade, ['grid', 'hex', 'bokeh', 'rays', 'space']],
  [duel, ['rays', 'grid', 'mountains', 'bokeh']],
  [orient, ['clouds', 'mountains', 'seigaiha', 'fan']],
  [festival, ['seigaiha', 'fan', 'clouds', 'lattice']],
  [legends, ['rays', 'bokeh', 'mountains', 'lattice', 'fan']],
  [heads, ['mountains', 'bokeh', 'rays', 'hex']],
  [wild, ['mountains', 'clouds', 'rays', 'seigaiha']],
  [birds, ['fan', 'clouds', 'rays', 'bokeh']],
  [fruit, ['rays', 'bokeh', 'fan', 'waves', 'lattice']],
  [food, ['rays', 'seigaiha', 'bokeh', 'lattice']],
  [sea, ['waves', 'seigaiha', 'rays', 'clouds']],
  [reef, ['waves', 'seigaiha', 'bokeh', 'rays']],
  [music, ['grid', 'bokeh', 'fan', 'rays']],
  [beasts, ['bokeh', 'mountains', 'rays', 'clouds']],
  [myths, ['clouds', 'rays', 'space', 'mountains', 'fan']],
  [magic, ['space', 'bokeh', 'lattice', 'rays']],
  [keep, ['mountains', 'space', 'bokeh', 'rays']],
  [road, ['grid', 'mountains', 'rays', 'hex']],
]

export function placesOf(emblem: EmblemName): readonly BackdropName[] {
  const found = PLACES.find(([group]) => Object.hasOwn(group, emblem))
  if (found === undefined) throw new Error(`the emblem ${emblem} is in no group`)
  return found[1]
}
