import { switchStoryCall } from '@oriel/contract/office/switch'
import { useText } from '@oriel/web/text'
import { Story, type StoryStep } from '../../parts/evidence/story.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { useRead } from '../../platform/query.ts'
import { nameOf, type Off } from './switch-words.ts'

const SHOWN = 6

/** What was switched off and on here lately, the newest first; all of it stands in the audit. */
export function SwitchStory() {
  const text = useText()
  const { t } = text
  const read = useRead(switchStoryCall, { count: SHOWN }, { queue: 'switches' })
  const steps = (off: Off): StoryStep[] => {
    const name = nameOf(off, text)
    return [
      ...(off.on_at
        ? [
            {
              at: off.on_at,
              tone: 'good' as const,
              title: t('office.switch.story_on', { by: off.on_by ?? '', name }),
            },
          ]
        : []),
      ...(off.looked_at
        ? [{ at: off.looked_at, title: t('office.switch.looked_by', { by: off.looked_by ?? '' }) }]
        : []),
      {
        at: off.off_since,
        tone: 'stop',
        title: t('office.switch.story_off', { by: off.by, name }),
        text: off.because,
      },
    ]
  }
  return (
    <Panel title={t('office.switch.story')} icon="clock">
      <ReadBlock read={read}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="small-text">{t('office.switch.story_none')}</p>
          ) : (
            <Story steps={list.flatMap(steps)} />
          )
        }
      </ReadBlock>
    </Panel>
  )
}
