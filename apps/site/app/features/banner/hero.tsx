import { buttonClass } from '@oriel/ui/form/button'
import { Carousel } from '@oriel/ui/picture/carousel'
import { HeroSlide } from '@oriel/ui/card/hero-slide'
import { Link } from 'react-router'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import type { BannerLink } from './banners.ts'

/** A banner as the page shows it. */
export type BannerSlide = {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly button: string
  readonly picture: string
  readonly link: BannerLink | null
}

/** S2.062: the carousel of banners. Without banners it shows the brand. */
export function Hero({ banners }: { banners: readonly BannerSlide[] }) {
  const { t } = useText()
  const { site, lowData } = useVisit()
  if (banners.length === 0) {
    return (
      <section className="hero-plain" aria-label={t('shell.highlights')}>
        <h1 className="hero-slide-title">{t('site.home_title', { site: site.name })}</h1>
        <p className="hero-slide-text">{t('site.home_lead')}</p>
      </section>
    )
  }
  const slides = banners.map((banner, index) => ({
    id: String(banner.id),
    content: (
      <HeroSlide
        title={banner.title}
        {...(banner.text ? { text: banner.text } : {})}
        picture={banner.picture}
        priority={index === 0}
        flat={lowData}
        actions={banner.link && <BannerButton link={banner.link} label={banner.button} />}
      />
    ),
  }))
  return (
    <Carousel
      slides={slides}
      plain={lowData}
      labels={{
        title: t('shell.highlights'),
        carousel: t('shell.carousel'),
        slide: t('shell.slide'),
        stop: t('shell.carousel_stop'),
        start: t('shell.carousel_start'),
        previous: t('shell.slide_previous'),
        next: t('shell.slide_next'),
        choose: t('shell.slide_choose'),
        position: (number, count) => t('shell.slide_position', { number, count }),
      }}
    />
  )
}

function BannerButton({ link, label }: { link: BannerLink; label: string }) {
  const parts = {
    className: buttonClass('primary'),
    ...(link.isNew ? { target: '_blank', rel: 'noopener' } : {}),
  }
  if (link.kind === 'path') {
    return (
      <Link to={link.to} {...parts}>
        {label}
      </Link>
    )
  }
  return (
    <a href={link.to} {...parts}>
      {label}
    </a>
  )
}
