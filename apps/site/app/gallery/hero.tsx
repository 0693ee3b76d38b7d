import { Button } from '@oriel/ui/form/button'
import { Carousel } from '@oriel/ui/picture/carousel'
import { Countdown } from '@oriel/ui/feedback/countdown'
import { HeroSlide } from '@oriel/ui/card/hero-slide'
import { Odometer } from '@oriel/ui/feedback/odometer'
import { Progress } from '@oriel/ui/feedback/progress'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import type { GalleryPictures } from './pictures.ts'
import { samples } from './sample.ts'
import { Section, Stack } from './section.tsx'

export function Hero({ pictures }: { pictures: GalleryPictures }) {
  const { t, locale } = useText()
  const words = samples[locale]
  const slides = pictures.banners.map((picture, at) => ({
    id: `gallery-${at}`,
    content: (
      <HeroSlide
        title={words.games[at] ?? ''}
        eyebrow={words.heroEyebrow}
        text={words.heroText}
        picture={picture}
        priority={at === 0}
        actions={
          <>
            <Button icon="play">{words.playNow}</Button>
            <Button variant="glass">{t('games.try_demo')}</Button>
          </>
        }
      />
    ),
  }))
  return (
    <Section title="Carousel, HeroSlide" wide>
      <Carousel
        slides={slides}
        labels={{
          title: words.highlights,
          carousel: words.carousel,
          slide: words.slide,
          stop: words.stop,
          start: words.start,
          previous: words.previous,
          next: words.next,
          choose: words.chooseSlide,
          position: (number, count) => `${number} ${words.of} ${count}`,
        }}
      />
    </Section>
  )
}

const AMOUNTS = ['12845930', '12846207', '12900000']
/** An hour, a minute and a second from whenever one looks. */
const LEFT_MS = 3_661_000

export function Numbers() {
  const words = samples[useText().locale]
  const [turn, setTurn] = useState(0)
  const digits = AMOUNTS[turn % AMOUNTS.length] ?? ''
  return (
    <Section title="Odometer, Countdown, Progress">
      <Stack>
        <Odometer
          zeros="00"
          digits={digits}
          decimals="55"
          symbol="$"
          label={`${words.jackpot}: $12,845,930.55`}
        />
        <Odometer
          zeros="00"
          digits={digits}
          decimals=""
          symbol="₫"
          symbolAfter
          size="small"
          label={`${words.jackpot}: 12.845.930 ₫`}
        />
        <Button variant="ghost" icon="refresh" onClick={() => setTurn(turn + 1)}>
          {words.next}
        </Button>
        <p className="text-lg font-extrabold text-brand">
          <Countdown endsAt={LEFT_MS} serverNow={0} label={words.timeLeft} />
        </p>
        <Progress label={words.jackpot} value={0.64} />
        <Progress label={words.jackpot} />
      </Stack>
    </Section>
  )
}
