import { mainPageCall, mainPagesCall } from '@oriel/contract/member/page'
import { done, refuse } from '@oriel/core/outcome'
import { findPage, listPages } from '@oriel/domain/page'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { contentReader } from '../../reader.ts'

export const pageBindings = (house: House): Binding[] => [
  bind(mainPageCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const page = await findPage(house.database.rows, reader, asked.id)
    if (!page) return refuse('page_unknown')
    const { name: id, title, body: content, updatedAt } = page
    return done({ id, title, content, updated_at: updatedAt })
  }),

  bind(mainPagesCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const pages = await listPages(house.database.rows, reader)
    return done({
      list: pages.map(({ name, title, updatedAt }) => ({ id: name, title, updated_at: updatedAt })),
    })
  }),
]
