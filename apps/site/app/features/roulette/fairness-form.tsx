import { Button } from '@oriel/ui/form/button'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { drawAgain, fieldsOf, readFields, type DrawnAgain, type Fields } from './draw-again.ts'
import './fairness.css'

const NAMES = ['serverSeed', 'hash', 'clientSeed', 'number', 'weights'] as const
const LABELS = {
  serverSeed: 'roulette.server_seed',
  hash: 'roulette.hash',
  clientSeed: 'roulette.client_seed',
  number: 'roulette.number',
  weights: 'roulette.weights',
} as const

/** Draws any spin again from what was published of it. Nothing leaves the browser. */
export function FairnessForm() {
  const { t } = useText()
  const [fields, setFields] = useState<Fields>(() => fieldsOf(''))
  const [drawn, setDrawn] = useState<DrawnAgain | 'wrong' | null>(null)
  // The address is known to the browser alone, and may lead here from the window of the wheel.
  useEffect(() => {
    const given = fieldsOf(window.location.hash)
    if (given.serverSeed === '') return
    void judge(given).then((again) => {
      setFields(given)
      setDrawn(again)
    })
  }, [])
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    void judge(fields).then(setDrawn)
  }
  return (
    <form className="roulette-fairness" onSubmit={submit}>
      {NAMES.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(LABELS[name])}
          value={fields[name]}
          autoComplete="off"
          onChange={({ target }) => {
            setDrawn(null)
            setFields((before) => ({ ...before, [name]: target.value }))
          }}
        />
      ))}
      <Button type="submit">{t('roulette.check')}</Button>
      <output className="roulette-drawn">
        {drawn === 'wrong' && t('roulette.fair_wrong')}
        {drawn !== null && drawn !== 'wrong' && <Drawn drawn={drawn} hash={fields.hash.trim()} />}
      </output>
    </form>
  )
}

async function judge(fields: Fields): Promise<DrawnAgain | 'wrong'> {
  const from = readFields(fields)
  return from ? drawAgain(from) : 'wrong'
}

function Drawn({ drawn, hash }: { readonly drawn: DrawnAgain; readonly hash: string }) {
  const { t } = useText()
  return (
    <>
      <b>{t('roulette.place', { place: drawn.prizeId })}</b>
      <span>
        {t('roulette.word')}: {drawn.u}
      </span>
      {hash !== '' && (
        <span>{t(hash === drawn.hash ? 'roulette.hash_same' : 'roulette.hash_other')}</span>
      )}
    </>
  )
}
