import { serverText } from '@oriel/i18n/server'
import { expect, test } from 'vitest'
import type { LobbyCard } from './halls.ts'
import { studiosSentence } from './studios.ts'

const lobbies = (count: number): LobbyCard[] =>
  Array.from({ length: count }, (_, index) => ({
    gpId: `GP${index}`,
    name: `Studio ${index + 1}`,
    house: '',
    games: 1,
    hasRoom: false,
    maintenance: null,
  }))

test('[S9.031] a hall names fifteen of its studios and counts the others', () => {
  const english = serverText('en_US')
  expect(studiosSentence(lobbies(3), english)).toBe('Games by Studio 1, Studio 2, and Studio 3.')
  expect(studiosSentence(lobbies(15), english)).toMatch(/Studio 14, and Studio 15\.$/)
  expect(studiosSentence(lobbies(16), english)).toMatch(/Studio 15 and 1 more studio\.$/)
  const many = studiosSentence(lobbies(40), english)
  expect(many.match(/Studio \d+/g)).toHaveLength(15)
  expect(many).toMatch(/ and 25 more studios\.$/)
})

test('names are joined as the language joins them, each once', () => {
  const twice = [...lobbies(2), ...lobbies(2)]
  expect(studiosSentence(twice, serverText('zh_CN'))).toBe('游戏来自Studio 1和Studio 2。')
  expect(studiosSentence(lobbies(16), serverText('ja_JP'))).toContain('Studio 14、Studio 15')
  expect(studiosSentence([], serverText('en_US'))).toBe('')
})
