import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TextProvider } from '@oriel/web/text'
import { ME } from '../app/gallery/sample.ts'
import { HeldClock } from '../app/platform/clock.ts'
import { MeContext } from '../app/platform/use-me.ts'
import { WORDS } from './words.ts'

/** A part as the server writes it, at a time that stands still. */
export const markup = (part: ReactElement, now = new Date('2026-11-14T21:04:00-04:00')): string =>
  renderToStaticMarkup(
    <TextProvider text={WORDS}>
      <MeContext value={ME}>
        <HeldClock value={now}>{part}</HeldClock>
      </MeContext>
    </TextProvider>,
  )

/** What a person reads of it. */
export const words = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
