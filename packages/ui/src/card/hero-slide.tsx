import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'
import { ShapedPicture } from '../picture/picture-shapes.tsx'

export type HeroSlideProps = {
  title: string
  eyebrow?: string
  text?: string
  picture: string
  actions?: ReactNode
  /** The first slide is what a visitor waits for. */
  priority?: boolean
  flat?: boolean
}

const SIZES = '(width >= 62rem) 800px, 94vw'

/** A slide with its subject on the right and its words on the left. */
export function HeroSlide(props: HeroSlideProps) {
  const { title, eyebrow, text, picture, actions, priority = false, flat = false } = props
  return (
    <div className="hero-slide">
      <ShapedPicture
        shape="banner"
        src={picture}
        sizes={SIZES}
        alt=""
        priority={priority}
        flat={flat}
        className="hero-slide-picture"
      />
      {eyebrow && (
        <p className="hero-slide-eyebrow">
          <Icon name="sparkle" className="size-4" />
          {eyebrow}
        </p>
      )}
      <h2 className="hero-slide-title">{title}</h2>
      {text && <p className="hero-slide-text">{text}</p>}
      {actions && <div className="hero-slide-actions">{actions}</div>}
    </div>
  )
}
