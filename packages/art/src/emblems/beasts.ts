import { FROM_ABOVE } from '../brush.ts'
import { darken, lighten, mix } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { friendlyEye, sphere } from '../parts/bodies.ts'
import { bevel, body, gold, INK, roundGold } from '../parts/materials.ts'
import { circle, ellipse, line, onBothSides, path, placed } from '../svg.ts'

const PANDA_HEAD = 'M0-74C58-74 92-38 92 6C92 54 52 84 0 84C-52 84-92 54-92 6C-92-38-58-74 0-74Z'

const panda: Emblem = {
  draw: (brush) => {
    const dark = brush.radial(
      [
        [0, '#5b6278'],
        [0.6, '#23283a'],
        [1, '#0a0c14'],
      ],
      FROM_ABOVE,
    )
    const fur = brush.radial(
      [
        [0, '#ffffff'],
        [0.6, '#f0f2f7'],
        [1, '#9aa3b8'],
      ],
      FROM_ABOVE,
    )
    const leaf = (turn: number) =>
      placed(
        46,
        76,
        { turn },
        path('M0 0C-10-14-8-36 0-48C8-36 10-14 0 0Z', { fill: brush.down('#c4f57c', '#3f9a25') }),
      )
    return [
      onBothSides(circle(66, -64, 30, { fill: dark }) + circle(66, -62, 15, { fill: '#3a4056' })),
      bevel(brush, path(PANDA_HEAD, { fill: fur })),
      onBothSides(
        ellipse(38, -2, 23, 29, { fill: dark, transform: 'rotate(28 38 -2)' }) +
          circle(35, -4, 12, { fill: '#fff' }),
      ),
      friendlyEye(-33, -3, 9),
      friendlyEye(35, -3, 9),
      path('M-17 28C-10 22 10 22 17 28C14 40 4 44 0 44C-4 44-14 40-17 28Z', { fill: INK }),
      ellipse(-4, 29, 6, 3, { fill: '#fff', opacity: 0.7 }),
      line('M0 44V52M0 52C-6 62-18 60-22 54M0 52C6 62 18 60 22 54', INK, 3.6),
      onBothSides(ellipse(66, 34, 14, 9, { fill: brush.palette.bright, opacity: 0.5 })),
      line('M-14 84L74 64', '#4f9a2c', 9),
      leaf(30),
      leaf(96),
    ].join('')
  },
  flat: {
    area: `${PANDA_HEAD}M64-96A32 32 0 1 1 64-32A32 32 0 1 1 64-96M-64-96A32 32 0 1 1-64-32A32 32 0 1 1-64-96`,
    detail:
      'M22-24C46-32 62-8 54 20C40 32 20 14 22-24ZM-22-24C-46-32-62-8-54 20C-40 32-20 14-22-24ZM-16 32H16L0 48Z',
    line: 'M0 48C-4 60-18 62-24 54M0 48C4 60 18 62 24 54',
  },
}

const TRUNK =
  'M-26 4C-30 40-26 66-14 84C-4 98 20 104 36 92C48 82 46 66 34 66C26 66 26 76 16 76C10 74 14 50 26 4Z'

const elephant: Emblem = {
  draw: (brush) => {
    const { bright, warm } = brush.palette
    const skin = mix(bright, '#8d97af', 0.35)
    const ear = 'M34-62C70-92 118-70 114-16C112 30 78 56 46 36C34 28 34-40 34-62Z'
    const inner = 'M50-44C72-60 98-46 96-12C94 18 72 32 54 20Z'
    return [
      onBothSides(
        bevel(brush, path(ear, { fill: body(brush, skin, 0.35, 0.45) })) +
          path(inner, { fill: lighten(bright, 0.35), opacity: 0.55 }),
      ),
      onBothSides(
        path('M24 36C36 44 56 48 66 40C62 62 38 70 20 56Z', {
          fill: brush.down('#fffdf2', '#cbb98f'),
        }),
      ),
      bevel(
        brush,
        path('M0-86C40-86 58-54 54-12C52 18 34 40 0 44C-34 40-52 18-54-12C-58-54-40-86 0-86Z', {
          fill: body(brush, skin, 0.5, 0.45),
        }),
      ),
      bevel(brush, path(TRUNK, { fill: body(brush, skin, 0.4, 0.45) })),
      line('M-20 30H10M-18 46H8M-14 62H6', darken(skin, 0.45), 3, { opacity: 0.6 }),
      friendlyEye(-27, -14, 8),
      friendlyEye(27, -14, 8),
      bevel(
        brush,
        path('M0-86C28-86 44-68 44-52C22-62 12-52 0-34C-12-52-22-62-44-52C-44-68-28-86 0-86Z', {
          fill: gold(brush),
        }),
      ),
      sphere(brush, 0, -60, 10, warm),
      line('M-44-52C-22-62-12-52 0-34C12-52 22-62 44-52', '#fff0b5', 3),
    ].join('')
  },
  flat: {
    area: `M0-88C22-88 36-78 44-64C80-88 116-66 114-16C112 30 80 54 46 38C40 42 34 44 28 46C22 66 16 76 18 78C26 76 26 66 34 66C46 66 48 82 36 92C20 104-4 98-14 84C-24 68-28 56-28 46C-34 44-40 42-46 38C-80 54-112 30-114-16C-116-66-80-88-44-64C-36-78-22-88 0-88Z`,
    detail: 'M20-22h14v14h-14zM-34-22h14v14h-14z',
    line: 'M46 36C40 0 40-30 44-62M-46 36C-40 0-40-30-44-62M-18 34H12M-16 52H10',
  },
}

const WING = 'M8-6C20-60 70-104 104-78C116-60 96-22 66-8C90 0 92 36 66 66C46 86 20 52 8 14Z'

const butterfly: Emblem = {
  draw: (brush) => {
    const { deep, bright, warm, cool } = brush.palette
    const fill = brush.linear(
      [
        [0, lighten(warm, 0.3)],
        [0.45, bright],
        [1, darken(bright, 0.55)],
      ],
      [0.8, 0, 0.2, 1],
    )
    const wing = [
      bevel(brush, path(WING, { fill, stroke: darken(deep, 0.2), width: 5, round: true })),
      path(
        'M14-10C34-46 66-76 92-70M14-8C40-24 66-40 98-44M14 4C40 8 62 14 78 20M14 8C28 26 44 46 58 60',
        { stroke: deep, width: 2.6, opacity: 0.6 },
      ),
      ellipse(74, -54, 13, 9, { fill: cool, opacity: 0.9, transform: 'rotate(-36 74 -54)' }),
      circle(58, 36, 10, { fill: cool, opacity: 0.9 }),
      circle(90, -64, 4.4, { fill: '#fff' }),
      circle(98, -50, 3.4, { fill: '#fff' }),
      circle(72, 52, 4, { fill: '#fff' }),
    ].join('')
    return [
      onBothSides(wing),
      bevel(
        brush,
        path('M0-30C8-26 9-10 8 8C7 34 4 54 0 66C-4 54-7 34-8 8C-9-10-8-26 0-30Z', {
          fill: brush.across('#5b4a3a', '#1c120a'),
        }),
      ),
      circle(0, -34, 9, { fill: '#2a1c12' }),
      line('M-3-42C-8-62-18-74-30-80M3-42C8-62 18-74 30-80', '#2a1c12', 3),
      circle(-31, -81, 4, { fill: roundGold(brush) }),
      circle(31, -81, 4, { fill: roundGold(brush) }),
    ].join('')
  },
  flat: {
    area: `${WING}M-8-6C-20-60-70-104-104-78C-116-60-96-22-66-8C-90 0-92 36-66 66C-46 86-20 52-8 14ZM-7-40H7V66H-7Z`,
    detail: 'M60-60L86-66L84-44ZM-60-60L-86-66L-84-44ZM50 28L68 32L58 50ZM-50 28L-68 32L-58 50Z',
    line: 'M-3-40C-8-60-18-72-30-78M3-40C8-60 18-72 30-78M12-6L60-10M-12-6L-60-10',
  },
}

export const beasts = { panda, elephant, butterfly } as const
