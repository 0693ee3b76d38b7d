import { describe, expect, test } from 'vitest'
import routes from '../routes.ts'
import { isCurrentPage, MEMBER_MENU, menuOf } from './member-nav.tsx'

const paths = (menu: ReturnType<typeof menuOf>): string[][] =>
  menu.map(({ entries }) => entries.map(({ path }) => path))

describe('the menu of the member centre', () => {
  test('[S2.053, S2.054] has account info and wallet in its first group', () => {
    expect(paths(menuOf([]))[0]).toEqual(['/user/Info', '/user/MyWallet'])
  })

  test('[S2.055] has letters and announcements in one group', () => {
    expect(paths(menuOf([]))).toContainEqual(['/user/Letter', '/user/Announcement'])
  })

  test('[S2.056] has deposits, withdrawals and bank cards among the money, unless the site hides them', () => {
    expect(paths(menuOf([]))).toContainEqual([
      '/user/Deposit',
      '/user/Withdrawal',
      '/user/BindAccount',
    ])
    expect(paths(menuOf(['BindAccount', 'Withdrawal']))).toContainEqual(['/user/Deposit'])
    expect(paths(menuOf(['Deposit']))).toContainEqual(['/user/Withdrawal', '/user/BindAccount'])
  })

  test('[S2.057] has bets and deposits in its history, unless the site hides the latter', () => {
    const [history, hidden] = [menuOf([]), menuOf(['DWRecord'])].map((menu) =>
      paths(menu).find((one) => one.includes('/user/Transaction')),
    )
    expect(history).toContain('/user/DWRecord')
    expect(hidden).not.toContain('/user/DWRecord')
  })

  test('[S2.058] has the way to friends, and marks it on all three of its pages', () => {
    expect(paths(menuOf([]))).toContainEqual(['/user/RecommendProject'])
    for (const page of ['RecommendProject', 'RecommendRecord', 'RecommendMemberSearch']) {
      expect(isCurrentPage(`/user/${page}`, '/user/RecommendProject')).toBe(true)
      expect(routes.map(({ path }) => path)).toContain(`user/${page}`)
    }
  })

  test('every entry leads to a page that is there', () => {
    const known = routes.map(({ path }) => `/${path}`)
    for (const path of paths(menuOf([])).flat()) expect(known).toContain(path)
  })

  test('leaves out what the site hides, and a group of which nothing is left', () => {
    const menu = [
      {
        title: 'profile.menu_money',
        entries: [{ path: '/a', label: 'wallet.title', icon: 'wallet', code: 'deposit' }],
      },
      {
        title: 'profile.menu_account',
        entries: [
          { path: '/b', label: 'profile.title', icon: 'person' },
          { path: '/c', label: 'wallet.title', icon: 'wallet', code: 'DWRecord' },
        ],
      },
    ] as const
    expect(paths(menuOf([], menu))).toEqual([['/a'], ['/b', '/c']])
    expect(paths(menuOf(['Deposit', 'dwrecord'], menu))).toEqual([['/b']])
  })

  test('marks the page one is at, and account info for the bare address', () => {
    expect(isCurrentPage('/user/', '/user/Info')).toBe(true)
    expect(isCurrentPage('/user', '/user/MyWallet')).toBe(false)
    const all = MEMBER_MENU.flatMap(({ entries }) => entries)
    for (const { path } of all) expect(isCurrentPage(path, path)).toBe(true)
  })
})
