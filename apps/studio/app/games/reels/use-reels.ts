import { useCallback, useEffect, useState } from 'react'
import type { LineSkin } from '../../../src/games/line-skins.ts'
import { ROWS } from '../../../src/games/slot/strip.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { createReels, type Reels } from './engine.ts'
import { FIRST_STOPS, SYMBOLS, type Machine } from './machine.ts'
import type { Ground } from './paint.ts'
import { pictures } from './reels.art.ts'
import { loadPicture, makeSprites, type Drawings, type SpriteLook } from './sprites.ts'
import { symbolWord } from './words.ts'

/** More pixels than this are not seen, but a phone pays for them. */
const SHARPNESS_MAX = 2
/** Sizes that follow each other, as when a window is dragged, are drawn once. */
const RESIZE_PAUSE_MS = 120
/** How much of its cell a symbol takes. */
const OF_WIDTH = 0.97
const OF_HEIGHT = 0.93

export type ReelsOnScreen = {
  /** Takes the canvas when it is there, and lets go of it when it leaves. */
  readonly mount: (canvas: HTMLCanvasElement | null) => (() => void) | undefined
  readonly reels: Reels | null
  /** Its pictures are there. */
  readonly isReady: boolean
}

type Mounted = { readonly canvas: HTMLCanvasElement; readonly reels: Reels }

/** The reels of a machine in the dress of a skin, drawn at the size of their canvas. */
export function useReels({ strips }: Machine, skin: LineSkin): ReelsOnScreen {
  const [mounted, setMounted] = useState<Mounted | null>(null)
  const [isReady, setReady] = useState(false)
  const { t } = useText()

  const mount = useCallback<ReelsOnScreen['mount']>(
    (canvas) => {
      const context = canvas?.getContext('2d')
      if (!canvas || !context) return undefined
      const reels = createReels(context, strips, FIRST_STOPS, () => playSound('land'))
      setMounted({ canvas, reels })
      return () => reels.end()
    },
    [strips],
  )

  useEffect(() => {
    if (!mounted) return
    const { canvas, reels } = mounted
    const plates = { wild: t('reels.wild'), scatter: t('reels.scatter') }
    let timer = 0
    let drawings: Drawings | null = null
    const dress = (): void => {
      if (!drawings || canvas.clientWidth === 0) return
      const ground = fit(canvas)
      const { fontFamily } = getComputedStyle(canvas)
      const look: SpriteLook = { size: ground.symbol, plates, fontFamily }
      reels.dress(makeSprites(drawings, look), ground)
      setReady(true)
    }
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = window.setTimeout(dress, RESIZE_PAUSE_MS)
    })
    observer.observe(canvas)
    void loadDrawings(skin, (symbol) => symbolWord({ t, skin }, symbol)).then((loaded) => {
      drawings = loaded
      dress()
    })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      drawings = null
    }
  }, [mounted, skin, t])

  return { mount, reels: mounted?.reels ?? null, isReady }
}

async function loadDrawings(
  { set }: LineSkin,
  nameOf: (symbol: (typeof SYMBOLS)[number]) => string,
): Promise<Drawings> {
  const [entries] = await Promise.all([
    Promise.all(
      SYMBOLS.map(async (symbol) => {
        const picture = await loadPicture(pictures[`${set}-${symbol}`] ?? '')
        return [symbol, { picture, name: nameOf(symbol) }] as const
      }),
    ),
    // Plates are painted once: their letters must be there.
    document.fonts.ready,
  ])
  return Object.fromEntries(entries) as Drawings
}

/** Gives a canvas as many pixels as the screen shows of it. */
function fit(element: HTMLCanvasElement): Ground {
  const sharpness = Math.min(SHARPNESS_MAX, window.devicePixelRatio)
  element.width = Math.round(element.clientWidth * sharpness)
  element.height = Math.round(element.clientHeight * sharpness)
  const [cellWidth, cellHeight] = [element.width / FIRST_STOPS.length, element.height / ROWS]
  const symbol = Math.floor(Math.min(cellWidth * OF_WIDTH, cellHeight * OF_HEIGHT))
  return { cellWidth, cellHeight, symbol }
}
