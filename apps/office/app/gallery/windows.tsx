import { Button } from '@oriel/ui/form/button'
import { useState } from 'react'
import { CommandSheet } from '../parts/command/command-sheet.tsx'
import { Journal } from '../parts/evidence/journal.tsx'
import { icons } from '../parts/icons.ts'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Pill } from '../parts/pill.tsx'
import { SearchPalette } from '../parts/search/search-palette.tsx'
import { Segments } from '../parts/segments.tsx'
import { FOUND } from './found.tsx'

const units = (amount: number): bigint => BigInt(amount) * 10_000n

/** What opens over a page. */
export function WindowsScene() {
  const [open, setOpen] = useState<'command' | 'search' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <Panel title="Windows">
      <div className="button-row">
        <Button onClick={() => setOpen('command')}>Approve…</Button>
        <Button variant="ghost" onClick={() => setOpen('search')}>
          Search
        </Button>
      </div>
      <ApproveSheet isOpen={open === 'command'} onClose={close} />
      {open === 'search' && <SampleSearch onClose={close} />}
    </Panel>
  )
}

function ApproveSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <CommandSheet
      isOpen={isOpen}
      onClose={onClose}
      title="Approve 800,000 VND"
      subject="minhkhoa88 · Vietcombank •••• 4417"
      changes={[
        { field: 'State', before: 'Second review', after: 'Approved' },
        { field: 'Second by', before: 'Nobody', after: 'Trần Lan' },
        { field: 'Payout', before: 'None', after: '1 part, PSHB, made' },
      ]}
      evidence={
        <section>
          <h3 className="sheet-part">
            Journal when it is paid <span className="faint">key withdrawal:…7K3QZ9:paid:1</span>
          </h3>
          <Journal
            currency="VND"
            lines={[
              { account: 'held · minhkhoa88', amount: units(-800_000) },
              { account: 'clearing · PSHB', amount: units(795_000) },
              { account: 'fee · PSHB', amount: units(5_000) },
            ]}
          />
        </section>
      }
      needsProof
      confirm="Confirm with passkey"
      note="Passkey older than 5 min: asked again. After approval the next free one opens."
      onConfirm={async () => ({ ok: false, text: 'Changed meanwhile. Look again.' })}
    >
      <Note icon={icons.hash}>
        You approve exactly this: <code>4f9c 07ae … e21b 93d0</code>. If anything changes before you
        press, it is refused and shown again.
      </Note>
      <section>
        <h3 className="sheet-part">Member will see</h3>
        <div className="said-box">
          <div>
            <b>Withdrawal approved, being sent</b>
            <Pill tone="good">In time</Pill>
          </div>
          <p>795,000 ₫ to Vietcombank •••• 4417, expected by 21:19. Fee 5,000 ₫.</p>
        </div>
      </section>
    </CommandSheet>
  )
}

function SampleSearch({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('minhkhoa88')
  const [kind, setKind] = useState('all')
  return (
    <SearchPalette
      query={query}
      onQuery={setQuery}
      groups={query === '' ? [] : FOUND}
      state="38 ms"
      kinds={
        <Segments
          label="Kinds"
          segments={[
            { value: 'all', label: 'Everything' },
            { value: 'members', label: 'Members' },
            { value: 'money', label: 'Money' },
            { value: 'cases', label: 'Cases' },
          ]}
          value={kind}
          onChange={setKind}
        />
      }
      scope="Oriel Asia, by your rights"
      onOpen={onClose}
      onClose={onClose}
    />
  )
}
