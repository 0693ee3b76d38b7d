import { ToastProvider } from '@oriel/ui/feedback/toast'
import { useText } from '@oriel/web/text'
import { type ComponentType, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Frame } from '../frame/frame.tsx'
import { Screen } from '../frame/screen.tsx'
import { Pill } from '../parts/pill.tsx'
import { Segments } from '../parts/segments.tsx'
import { ChoicesContext, withChoice, type Choices } from '../platform/choices.ts'
import { HeldClock } from '../platform/clock.ts'
import { QueueCounts } from '../platform/queue-counts.ts'
import { MeContext } from '../platform/use-me.ts'
import { SiteContext } from '../platform/use-site.ts'
import { ListScene } from './list.tsx'
import { GALLERY_PARTS, type GalleryPart } from './parts.ts'
import { ProposalScene } from './proposal.tsx'
import { ReviewScene } from './review.tsx'
import { COUNTS, ME, NOW, SITE } from './sample.ts'
import { SmallScene } from './small.tsx'
import { StatesScene } from './states.tsx'
import { TablesScene } from './tables.tsx'
import { WindowsScene } from './windows.tsx'
import { WritingScene } from './writing.tsx'

const SCENES: Readonly<Record<GalleryPart, ComponentType>> = {
  list: ListScene,
  tables: TablesScene,
  review: ReviewScene,
  proposal: ProposalScene,
  writing: WritingScene,
  states: StatesScene,
  windows: WindowsScene,
  small: SmallScene,
}

/** Every part in its states, with sample data: `/gallery?part=list`. */
export function Gallery() {
  const { t } = useText()
  const [query, setQuery] = useSearchParams()
  const [choices, setChoices] = useState<Choices>({})
  const kept = useMemo(
    () => ({
      choices,
      keep: (name: string, value: unknown) =>
        setChoices((before) => withChoice(before, name, value)),
    }),
    [choices],
  )
  const name = GALLERY_PARTS.find((one) => one === query.get('part')) ?? 'list'
  const Scene = SCENES[name]
  const scenes = (
    <Segments
      label="Parts"
      segments={GALLERY_PARTS.map((value) => ({ value, label: value }))}
      value={name}
      onChange={(part) => setQuery({ part })}
    />
  )
  return (
    <MeContext value={ME}>
      <ChoicesContext value={kept}>
        <SiteContext value={SITE}>
          <HeldClock value={NOW}>
            <QueueCounts value={COUNTS}>
              <ToastProvider
                labels={{ region: t('office.frame.messages'), close: t('office.part.close') }}
              >
                <Frame site={SITE}>
                  <Screen
                    title="Gallery"
                    tag={scenes}
                    isPersonal={name === 'review'}
                    isFilled={name === 'list'}
                    fresh={
                      <Pill tone="good" hasDot>
                        Live
                      </Pill>
                    }
                  >
                    <Scene />
                  </Screen>
                </Frame>
              </ToastProvider>
            </QueueCounts>
          </HeldClock>
        </SiteContext>
      </ChoicesContext>
    </MeContext>
  )
}
