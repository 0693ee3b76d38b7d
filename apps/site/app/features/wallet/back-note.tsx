import { FormNote } from '@oriel/ui/form/form-message'
import type { BackNote as Note } from './use-back.ts'

/** What became of it, said where it was pressed, and read out. */
export const BackNote = ({ note }: { note: Note | null }) => (
  <output className="wallet-note">
    {note && <FormNote tone={note.tone === 'success' ? 'success' : 'plain'}>{note.text}</FormNote>}
  </output>
)
