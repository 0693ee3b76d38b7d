import { pictureShapes, type PictureShape } from '@oriel/core/picture'
import { Picture, type PictureProps } from './picture.tsx'

export type ShapedPictureProps = Omit<PictureProps, 'width' | 'height' | 'widths'> & {
  shape: PictureShape
}

export const ShapedPicture = ({ shape, ...rest }: ShapedPictureProps) => (
  <Picture {...pictureShapes[shape]} {...rest} />
)
