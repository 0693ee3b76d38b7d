import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import type { Write } from './queue-kind.ts'

export function useWrite(): Write {
  const { t } = useText()
  const { dateTime, money } = useFormat()
  return { t, dateTime, money }
}
