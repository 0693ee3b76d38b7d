import { welcomeShapes } from '@oriel/core/picture'

/** From here on the picture stands beside the form; below it lies above. As in auth-frame.css. */
const BESIDE = '(width >= 62rem)'

/** One picture in two forms; the browser loads the one that is shown. */
export function AuthPicture({ src, flat }: { src: string; flat: boolean }) {
  const { tall, low } = welcomeShapes
  if (flat) {
    return (
      <picture>
        <source media={BESIDE} srcSet={`${src}-tall-flat.svg`} />
        <img className="auth-picture" alt="" src={`${src}-low-flat.svg`} />
      </picture>
    )
  }
  const sources = (['avif', 'webp'] as const).flatMap((format) => [
    { format, form: 'tall', media: BESIDE, sizes: `${tall.width}px`, widths: tall.widths },
    { format, form: 'low', media: undefined, sizes: '100vw', widths: low.widths },
  ])
  return (
    <picture>
      {sources.map(({ format, form, media, sizes, widths }) => (
        <source
          key={`${form} ${format}`}
          type={`image/${format}`}
          media={media}
          sizes={sizes}
          srcSet={widths.map((width) => `${src}-${form}-${width}.${format} ${width}w`).join(', ')}
        />
      ))}
      <img className="auth-picture" alt="" src={`${src}-low-${low.widths[0]}.webp`} />
    </picture>
  )
}
