import { staffProofOptionsCall, staffProveCall } from '@oriel/contract/office/staff'
import { useText } from '@oriel/web/text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { icons } from '../../../parts/icons.ts'
import { FailedScreen } from '../../../parts/screens.tsx'
import { call } from '../../../platform/call.ts'
import { useKeys } from '../../../platform/keyboard/use-keys.ts'
import { ProofContext } from '../../../platform/proven-call.ts'
import { sayRefusal } from '../../../platform/failure.ts'
import { ask } from '../../../platform/query.ts'
import type { Factor } from './factor.ts'
import { SecondFactor } from './second-factor.tsx'
import { Dialog } from '../../../parts/windows.tsx'

type End = (isProven: boolean) => void

/** Where a call needs the second factor once more, this asks for it over everything else. */
export function ProofProvider({ children }: { readonly children: ReactNode }) {
  const [end, setEnd] = useState<End | null>(null)
  const askProof = useCallback(() => new Promise<boolean>((resolve) => setEnd(() => resolve)), [])
  const close: End = (isProven) => {
    end?.(isProven)
    setEnd(null)
  }
  return (
    <ProofContext value={askProof}>
      {children}
      {end && <ProofDialog onEnd={close} />}
    </ProofContext>
  )
}

function ProofDialog({ onEnd }: { readonly onEnd: End }) {
  const text = useText()
  const { t } = text
  useKeys([], { isModal: true })
  const { data, error, refetch } = useQuery({
    queryKey: ['proof-options'],
    queryFn: ({ signal }) => ask(call, staffProofOptionsCall, {}, signal),
    // A challenge is good once.
    staleTime: 0,
    gcTime: 0,
  })
  const prove = async (factor: Factor): Promise<string | null> => {
    const answer = await call(staffProveCall, factor)
    if (answer.ok) onEnd(true)
    else if (answer.reason === 'factor_expired') void refetch()
    return answer.ok ? null : sayRefusal(answer, text)
  }
  return (
    <Dialog
      isOpen
      onClose={() => onEnd(false)}
      icon={icons.passkey}
      size="small"
      sheet
      title={t('office.staff.proof_title')}
      description={t('office.staff.proof_text')}
      closeLabel={t('office.part.close')}
    >
      {data && (
        <SecondFactor
          key={data.options.challenge}
          ways={{ hasPasskey: data.has_passkey, hasTotp: data.has_totp }}
          options={data.options}
          send={prove}
        />
      )}
      {error && <FailedScreen error={error} onRetry={() => void refetch()} />}
    </Dialog>
  )
}
