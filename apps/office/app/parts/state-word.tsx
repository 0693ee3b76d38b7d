import { useText } from '@oriel/web/text'
import { Pill } from './pill.tsx'
import { stateWord, type StateCode, type StateDomain } from './state-words.ts'

type StateWordProps<Domain extends StateDomain> = {
  readonly domain: Domain
  readonly code: StateCode<Domain>
}

/** The state of something: always a word, and its colour repeats it. */
export function StateWord<Domain extends StateDomain>({ domain, code }: StateWordProps<Domain>) {
  const { t } = useText()
  const { word, tone } = stateWord(domain, code)
  return <Pill tone={tone}>{t(word)}</Pill>
}
