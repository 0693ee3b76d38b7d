import { useEffect, useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { courseOf } from '../../../src/sport/model/course.ts'
import { PastData, type PastFixtureWire } from '../../../src/sport/wire.ts'
import { CopyField } from '../../chrome/copy-field.tsx'
import { Glyph } from '../../chrome/glyph.tsx'
import { sha256 } from '../../fairness/repeat.ts'
import { askAgain } from '../../lib/ask-again.ts'
import { call } from '../../lib/call.ts'
import { drawnFrom } from '../../lib/chain.ts'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import '../../chrome/chain-fairness.css'
import '../../chrome/fairness-tab.css'

type Past = z.output<typeof PastFixtureWire>

/** Fixtures that are over; null while they are asked for. */
function usePast(): readonly Past[] | null {
  const { token } = useSeat()
  const [past, setPast] = useState<readonly Past[] | null>(null)
  useEffect(() => {
    let isGone = false
    void askAgain(() => call('/player/sport-past', token, {}, PastData)).then((answer) => {
      if (!isGone) setPast(answer.ok ? answer.data.fixtures : [])
    })
    return () => void (isGone = true)
  }, [token])
  return past
}

type Props = { promised: ReadonlyMap<string, string> }

/** Plays any fixture that is over again, in the browser, from its seed. */
export function FixtureFairness({ promised }: Props) {
  const { t } = useText()
  const past = usePast()
  const [chosen, choose] = useState<string | null>(null)
  const shown = past?.find(({ id }) => id === chosen) ?? past?.[0]
  return (
    <div className="seeds chain">
      <p>{t('sportsbook.fair_text')}</p>
      <p>{t('sportsbook.fair_how')}</p>
      <section className="chain-check">
        <h3>{t('sportsbook.fair_check')}</h3>
        {past === null && <output>{t('studio.loading')}</output>}
        {past?.length === 0 && <p>{t('sportsbook.fair_none')}</p>}
        {past && shown && (
          <>
            <select
              aria-label={t('sportsbook.fair_check')}
              value={shown.id}
              onChange={(event) => choose(event.target.value)}
            >
              {past.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.home} – {one.away} · {resultText(one.result) ?? t('sportsbook.abandoned')}
                </option>
              ))}
            </select>
            <CopyField label={t('sportsbook.fair_seed')} value={shown.seed} />
            <CopyField label={t('sportsbook.fair_fixture')} value={shown.id} />
            <CopyField label={t('sportsbook.seed_hash')} value={shown.seed_hash} />
            <Checked key={shown.id} fixture={shown} promised={promised.get(shown.id) ?? null} />
          </>
        )}
      </section>
    </div>
  )
}

const resultText = (result: Past['result']): string | null =>
  result && `${result.home}:${result.away}`

type Found = {
  readonly hashed: string
  readonly counted: Past['result']
}

async function playAgain({ id, seed, sport, strength }: Past): Promise<Found> {
  const again = drawnFrom((draw) => courseOf(sport, strength, draw).final)
  const [hashed, counted] = await Promise.all([sha256(seed), again(seed, id)])
  return { hashed, counted }
}

const isSame = (one: Past['result'], other: Past['result']): boolean =>
  one?.home === other?.home && one?.away === other?.away && one?.winner === other?.winner

function Checked({ fixture, promised }: { fixture: Past; promised: string | null }) {
  const { t } = useText()
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  useEffect(() => {
    let isGone = false
    playAgain(fixture).then(
      (one) => isGone || setFound(one),
      () => isGone || setFound('failed'),
    )
    return () => void (isGone = true)
  }, [fixture])
  if (found === null) return <output>{t('studio.loading')}</output>
  if (found === 'failed') return <output>{t('studio.chain_failed')}</output>
  const isHashed = found.hashed === fixture.seed_hash
  const isPromised = promised === null ? null : promised === found.hashed
  const isCounted = isSame(found.counted, fixture.result)
  const isRight = isHashed && isPromised !== false && isCounted
  const result = resultText(found.counted) ?? t('sportsbook.abandoned')
  return (
    <output className="chain-found" data-right={isRight}>
      <ol className="chain-steps">
        <Step isRight={isHashed}>
          {t(isHashed ? 'sportsbook.fair_hashed' : 'sportsbook.fair_not_hashed')}
          <code>{found.hashed}</code>
        </Step>
        <Step isRight={isPromised}>
          {isPromised === null && t('sportsbook.fair_not_seen')}
          {isPromised === true && t('sportsbook.fair_promised')}
          {isPromised === false && t('sportsbook.fair_not_promised')}
        </Step>
        <Step isRight={isCounted}>
          {t(isCounted ? 'sportsbook.fair_counted' : 'sportsbook.fair_not_counted', { result })}
        </Step>
      </ol>
      <p className="chain-verdict" data-right={isRight}>
        <Glyph name={isRight ? 'shield' : 'warning'} />
        {t(isRight ? 'studio.chain_right' : 'sportsbook.fair_wrong')}
      </p>
    </output>
  )
}

function Step({ isRight, children }: { isRight: boolean | null; children: ReactNode }) {
  return (
    <li data-right={isRight}>
      <Glyph name={isRight === null ? 'minus' : isRight ? 'check' : 'close'} />
      <span>{children}</span>
    </li>
  )
}
