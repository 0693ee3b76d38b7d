import type { GameTag } from '@oriel/core/game-type'

/** S3.022, S3.023: all games, games with a tag, and the lists that only members have. */
export const boardLists = ['all_game', 'hot', 'new', 'my_favorite', 'last_play'] as const
export type BoardList = (typeof boardLists)[number]

export const BOARD_LABELS = {
  all_game: 'games.all_game',
  hot: 'games.tag_hot',
  new: 'games.tag_new',
  my_favorite: 'games.my_favorite',
  last_play: 'games.last_play',
} as const

export const tagOf = (list: BoardList): GameTag | null =>
  list === 'hot' || list === 'new' ? list : null
