import type { LineSkin } from '../../../src/games/line-skins.ts'
import { pictures } from './reels.art.ts'

type Props = {
  skin: LineSkin
  isFree: boolean
  /** Free spins are coming: their scene is loaded ahead. */
  hasFree: boolean
}

/** The place behind the reels, and over it the same place at another hour. */
export function Scene({ skin: { set }, isFree, hasFree }: Props) {
  return (
    <div className="reels-scene" aria-hidden="true">
      <Place name={`${set}-scene`} />
      {(isFree || hasFree) && (
        <div className="reels-scene-free" data-on={isFree || undefined}>
          <Place name={`${set}-free`} />
        </div>
      )}
    </div>
  )
}

function Place({ name }: { name: string }) {
  return (
    <picture>
      <source media="(width < 900px)" srcSet={pictures[`${name}-phone`]} />
      <img src={pictures[`${name}-desktop`]} alt="" />
    </picture>
  )
}
