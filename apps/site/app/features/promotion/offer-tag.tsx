import type { PromotionTag } from '@oriel/core/content-kinds'
import { Tag, type TagTone } from '@oriel/ui/feedback/tag'
import { useText } from '@oriel/web/text'

const TAGS = {
  new: { tone: 'new', word: 'promotion.tag_new' },
  weekly: { tone: 'dark', word: 'promotion.tag_weekly' },
  members: { tone: 'dark', word: 'promotion.tag_members' },
  ending: { tone: 'hot', word: 'promotion.tag_ending' },
} as const satisfies Record<PromotionTag, { tone: TagTone; word: string }>

export function OfferTag({ tag }: { tag: PromotionTag }) {
  const { t } = useText()
  const { tone, word } = TAGS[tag]
  return <Tag tone={tone}>{t(word)}</Tag>
}
