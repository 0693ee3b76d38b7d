import { envelopeFairnessCall } from '@oriel/contract/member/red-envelope'
import { Button } from '@oriel/ui/form/button'
import { ErrorBlock } from '@oriel/ui/feedback/state-block'
import { failed, idle, pending, success, type AsyncData } from '@oriel/web/async-data'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { drawAgain, type Proof, type Verdict } from './draw-again.ts'
import './red-envelope.css'

type Checked = { readonly proof: Proof; readonly verdict: Verdict | null }

/** An envelope by its seed: the hash from its opening, everything else after its end. */
export function EnvelopeCheck({ id }: { id: string }) {
  const text = useText()
  const { t } = text
  const [data, setData] = useState<AsyncData<Checked>>(idle)
  const read = useCallback(async () => {
    setData(pending)
    const answer = await call(envelopeFairnessCall, { id })
    if (!answer.ok) return setData((before) => failed(before, failureText(answer, text)))
    const proof = answer.value
    const { seed } = proof
    const verdict = seed === null ? null : await drawAgain({ ...proof, seed })
    setData(success({ proof, verdict }))
  }, [id, text])
  useEffect(() => {
    const turn = setTimeout(() => void read())
    return () => clearTimeout(turn)
  }, [read])
  if (data.data) return <CheckView {...data.data} />
  if (data.status === 'error') {
    return (
      <ErrorBlock
        title={t('red-envelope.float')}
        text={data.message}
        retry={<Button onClick={() => void read()}>{t('shell.retry')}</Button>}
      />
    )
  }
  return <output>{t('shell.loading')}</output>
}

function CheckView({ proof, verdict }: Checked) {
  const { t } = useText()
  const format = useFormat()
  const { own } = proof
  const isEqual = verdict?.isHash && verdict.areAmounts
  return (
    <section className="envelope-check">
      {verdict && (
        <output>
          {isEqual
            ? t('red-envelope.check_equal', { count: proof.slots })
            : t('red-envelope.check_differs')}
        </output>
      )}
      <dl>
        <dt>{t('red-envelope.check_hash')}</dt>
        <dd>{proof.seed_hash}</dd>
        <dt>{t('red-envelope.check_seed')}</dt>
        <dd suppressHydrationWarning>
          {proof.seed ??
            t('red-envelope.check_sealed', { time: format.dateTime(new Date(proof.end_at)) })}
        </dd>
      </dl>
      {own && verdict && verdict.taken !== null && (
        <p>
          {t('red-envelope.check_own', {
            slot: own.no + 1,
            start: verdict.start + 1,
            taken: verdict.taken,
          })}
        </p>
      )}
      {proof.amounts.length > 0 && (
        <>
          <h2>{t('red-envelope.check_amounts')}</h2>
          <ol aria-label={t('red-envelope.check_amounts')}>
            {proof.amounts.map((amount, no) => (
              // oxlint-disable-next-line react/no-array-index-key -- a slot is its number
              <li key={no} data-own={own?.no === no || undefined}>
                {no + 1}: {format.shortMoney(amount, proof.currency)}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
