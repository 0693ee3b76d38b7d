import { Icon, iconNames } from '@oriel/ui/picture/icon'
import { Logo } from '@oriel/ui/picture/logo'
import { Marquee } from '@oriel/ui/feedback/marquee'
import { useText } from '@oriel/web/text'
import { samples } from './sample.ts'
import { Section, Stack } from './section.tsx'

export function Signs() {
  const { locale } = useText()
  const words = samples[locale]
  const items = [words.offerText, words.closedText, words.heroText].map((content) => ({
    id: content,
    content,
  }))
  return (
    <Section title="Logo, Marquee, Icon" wide>
      <Stack>
        <Logo name="Oriel" size="large" />
        <Marquee
          items={items}
          labels={{
            title: words.promotions,
            pause: words.stop,
            play: words.start,
            previous: words.previous,
            next: words.next,
          }}
        />
        <ul className="flex flex-wrap gap-3 text-muted">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} className="size-6" />
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  )
}
