import { Button } from '@oriel/ui/form/button'
import { Checkbox } from '@oriel/ui/form/checkbox'
import { CodeField } from '@oriel/ui/form/code-field'
import { FormError } from '@oriel/ui/form/form-message'
import { Switch } from '@oriel/ui/form/switch'
import { TextField } from '@oriel/ui/form/text-field'
import { useState } from 'react'
import { Person } from '../parts/avatar.tsx'
import { CopyNumber } from '../parts/copy-number.tsx'
import { Keys } from '../parts/keys.tsx'
import { LockBadge } from '../parts/lock-badge.tsx'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Pill } from '../parts/pill.tsx'
import { PromiseClock } from '../parts/promise-clock.tsx'
import { StateWord } from '../parts/state-word.tsx'
import { stateWords, type StateCode, type StateDomain } from '../parts/state-words.ts'
import type { Tone } from '../parts/tone.ts'
import { inMinutes, minutesAgo } from './sample.ts'

const TONES: readonly Tone[] = ['plain', 'good', 'look', 'stop', 'mine', 'risk', 'grade']
const DOMAINS = Object.keys(stateWords) as StateDomain[]

/** The smallest parts, and the fields and buttons of packages/ui as the office has them. */
export const SmallScene = () => (
  <div className="gallery-grid" data-columns="3">
    <Panel title="Buttons">
      <div className="button-row">
        <Button>
          Approve… <Keys keys="a" />
        </Button>
        <Button variant="ghost">Save</Button>
        <Button variant="ghost" className="button-danger">
          Refuse…
        </Button>
        <Button className="button-quiet">Not you?</Button>
        <Button disabled>Take over…</Button>
        <Button variant="ghost" icon="refresh" className="button-small">
          Try again
        </Button>
      </div>
    </Panel>
    <Panel title="Words of state">
      <div className="button-row">
        {TONES.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
      </div>
    </Panel>
    <Panel title="Promises">
      <div className="stack">
        <PromiseClock enteredAt={minutesAgo(5)} promisedAt={inMinutes(25)} />
        <PromiseClock enteredAt={minutesAgo(12)} promisedAt={inMinutes(3)} />
        <PromiseClock enteredAt={minutesAgo(47)} promisedAt={minutesAgo(2)} />
        <PromiseClock enteredAt={minutesAgo(60)} promisedAt={inMinutes(1_260)} />
      </div>
    </Panel>
    <Fields />
    <Panel title="States">
      <div className="button-row">
        {DOMAINS.flatMap((domain) =>
          Object.keys(stateWords[domain]).map((code) => (
            <StateWord
              key={`${domain} ${code}`}
              domain={domain}
              code={code as StateCode<typeof domain>}
            />
          )),
        )}
      </div>
    </Panel>
    <Panel title="People and numbers">
      <div className="stack">
        <Person name="Đỗ Minh Quân" detail="Manager" />
        <LockBadge lock={null} />
        <LockBadge
          lock={{ name: 'Võ Bảo', isMine: false, takenAt: minutesAgo(1), until: inMinutes(4) }}
        />
        <CopyNumber number="W261114-7K3QZ9" />
      </div>
    </Panel>
    <Panel title="Notes">
      <div className="stack">
        {TONES.map((tone) => (
          <Note key={tone} tone={tone}>
            <b>A sentence.</b> What it means for the money, and what to do.
          </Note>
        ))}
      </div>
    </Panel>
  </div>
)

function Fields() {
  const [code, setCode] = useState('4829')
  return (
    <Panel title="Fields">
      <div className="stack">
        <FormError title="That was not the right code." />
        <TextField label="Account" icon="person" defaultValue="tran.lan" />
        <TextField label="Name" error="Somebody has this name already." defaultValue="tran.lan" />
        <CodeField label="Code" value={code} onChange={setCode} />
        <Checkbox defaultChecked>Member account</Checkbox>
        <Switch label="Single letters act as keys" defaultChecked />
      </div>
    </Panel>
  )
}
