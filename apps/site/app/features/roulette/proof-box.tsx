import { rouletteSeedCall } from '@oriel/contract/member/roulette'
import { Button } from '@oriel/ui/form/button'
import { Disclosure } from '@oriel/ui/navigation/disclosure'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../platform/call.ts'
import { drawAgain, hashOf } from './draw-again.ts'
import type { WheelPrize } from './roulette-store.ts'
import type { Spun } from './use-spin.ts'

type Proof = Spun['proof']
type ProofBoxProps = { readonly proof: Proof; readonly prizes: readonly WheelPrize[] }

type Checked = { readonly serverSeed: string; readonly prizeId: number; readonly isFair: boolean }

/** What proves the last spin: its seeds, and the way to draw it again here. */
export function ProofBox({ proof, prizes }: ProofBoxProps) {
  const text = useText()
  const { t } = text
  const [checked, setChecked] = useState<Checked | null>(null)
  const [message, setMessage] = useState('')
  const check = async (): Promise<void> => {
    const answer = await call(rouletteSeedCall, {})
    if (!answer.ok) return setMessage(failureText(answer, text))
    setMessage('')
    setChecked(await verify(proof, answer.value.server_seed))
  }
  const nameOf = (id: number) => prizes.find(({ prize_id }) => prize_id === id)?.name ?? String(id)
  return (
    <Disclosure title={t('roulette.proof')}>
      <p>{t('roulette.proof_text')}</p>
      <dl className="roulette-proof">
        <Line name={t('roulette.number')} value={String(proof.number)} />
        <Line name={t('roulette.hash')} value={proof.server_seed_hash} />
        <Line name={t('roulette.client_seed')} value={proof.client_seed} />
        {checked && <Line name={t('roulette.server_seed')} value={checked.serverSeed} />}
      </dl>
      <output>
        {message}
        {checked &&
          t(checked.isFair ? 'roulette.fair' : 'roulette.unfair', {
            prize: nameOf(checked.prizeId),
          })}
      </output>
      {checked ? (
        <Link to={`/fairness${linkOf(proof, checked.serverSeed)}`}>
          {t('roulette.to_fairness')}
        </Link>
      ) : (
        <Button variant="ghost" onClick={() => void check()}>
          {t('roulette.show_seed')}
        </Button>
      )}
    </Disclosure>
  )
}

const Line = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

async function verify(proof: Proof, serverSeed: string): Promise<Checked> {
  const { client_seed: clientSeed, number, weights } = proof
  const list = weights.map(({ prize_id, weight }) => ({ prizeId: prize_id, weight }))
  const again = await drawAgain({ serverSeed, clientSeed, number, weights: list })
  const isSame = again.u === proof.u && again.prizeId === proof.drawn_prize_id
  const isFair = isSame && again.hash === proof.server_seed_hash
  return { serverSeed, prizeId: again.prizeId, isFair }
}

const linkOf = (proof: Proof, serverSeed: string): string =>
  hashOf({
    serverSeed,
    hash: proof.server_seed_hash,
    clientSeed: proof.client_seed,
    number: String(proof.number),
    weights: proof.weights.map(({ weight }) => weight).join(', '),
  })
