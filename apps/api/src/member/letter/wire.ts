import type { LetterWire } from '@oriel/contract/member/letter'
import type { MemberLetter } from '@oriel/domain/letter'
import type * as z from 'zod/mini'

export const letterWire = (letter: MemberLetter): z.output<typeof LetterWire> => ({
  id: letter.id,
  is_read: letter.isRead,
  title: letter.title,
  content: letter.html,
  sent_at: letter.sentAt,
})
