import { useState } from 'react'
import { CommandSheet } from '../../app/parts/command/command-sheet.tsx'

/** A sheet whose command is refused at the first try and done at the second. */
export function CommandScene() {
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<readonly string[]>([])
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Approve
      </button>
      <output data-sent>{sent.join('|')}</output>
      <CommandSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Approve 800,000 VND"
        subject="minhkhoa88"
        changes={[{ field: 'State', before: 'Review', after: 'Approved' }]}
        confirm="Confirm"
        onConfirm={async (reason) => {
          setSent([...sent, reason])
          return sent.length === 0 ? { ok: false, text: 'It has changed.' } : { ok: true }
        }}
      />
    </>
  )
}
