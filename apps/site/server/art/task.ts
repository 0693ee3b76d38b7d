import {
  crop,
  fitInside,
  placeInside,
  rasterise,
  type Place,
  type RasterFormat,
  type RasterSize,
} from '@oriel/art/raster'

/** Work on one picture in plain data, so that another process can do it. */
export type Task =
  | {
      readonly does: 'draw'
      readonly svg: string
      readonly size: RasterSize
      readonly format: RasterFormat
      readonly ground: 'own' | 'none'
    }
  | {
      readonly does: 'crop' | 'fit'
      readonly bytes: Buffer
      readonly size: RasterSize
      readonly format: RasterFormat
    }
  | {
      readonly does: 'place'
      readonly ground: string
      readonly bytes: Buffer
      readonly place: Place
    }

export function doTask(task: Task): Promise<Buffer> {
  switch (task.does) {
    case 'draw':
      return rasterise(task.svg, task.size, task.format, task.ground)
    case 'crop':
      return crop(task.bytes, task.size, task.format)
    case 'fit':
      return fitInside(task.bytes, task.size, task.format)
    case 'place':
      return placeInside(task.ground, task.bytes, task.place)
  }
}
