export type PictureProps = {
  /** Where the picture lives, without width and ending: `/art/game/12`. */
  src: string
  /** The widths it is kept in, in pixels, from small to large. */
  widths: readonly number[]
  /** Its own measures: only their ratio counts, and it keeps the page from jumping. */
  width: number
  height: number
  /** How wide it stands on the page, as in HTML: `(width >= 62rem) 160px, 30vw`. */
  sizes: string
  /** Empty for a picture beside its own words. */
  alt: string
  /** For the one picture a visitor waits for. All others load when they come near. */
  priority?: boolean
  /** For visitors who save data: a drawing of a handful of shapes, about a kilobyte. */
  flat?: boolean
  className?: string
}

export function Picture(props: PictureProps) {
  const { src, widths, sizes, flat = false } = props
  const smallest = widths[0]
  if (smallest === undefined) throw new Error(`the picture ${src} is kept in no width`)
  if (flat) return <PlainPicture {...props} file={`${src}-flat.svg`} />
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(src, widths, 'avif')} sizes={sizes} />
      <PlainPicture
        {...props}
        file={`${src}-${smallest}.webp`}
        sources={sourceSet(src, widths, 'webp')}
      />
    </picture>
  )
}

function PlainPicture(props: PictureProps & { file: string; sources?: string }) {
  const { file, sources, sizes, width, height, alt, priority = false, className } = props
  return (
    <img
      // The order matters to one browser: a lazy picture must know so before it knows its source.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      width={width}
      height={height}
      alt={alt}
      className={className}
      srcSet={sources}
      sizes={sources && sizes}
      src={file}
    />
  )
}

const sourceSet = (src: string, widths: readonly number[], ending: 'avif' | 'webp'): string =>
  widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(', ')
