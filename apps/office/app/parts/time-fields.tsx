import { zoneText } from '@oriel/core/time'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { useSite } from '../platform/use-site.ts'

/** As clocks of the site show them; empty where nothing was written. */
export type Times = { readonly from: string; readonly until: string }

type TimeFieldsProps = {
  readonly times: Times
  readonly set: (changes: Partial<Times>) => void
}

/** From and until in the time of the site, whatever clock the writer's own machine has. */
export function TimeFields({ times, set }: TimeFieldsProps) {
  const { t } = useText()
  const { timeZone } = useSite()
  const [zone] = useState(() => zoneText(new Date(), timeZone))
  const field = (name: keyof Times) => (
    <TextField
      label={t(`office.part.time_${name}`, { zone })}
      type="datetime-local"
      value={times[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <>
      {field('from')}
      {field('until')}
    </>
  )
}
