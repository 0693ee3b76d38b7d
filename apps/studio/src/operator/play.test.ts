import { expect, test } from 'vitest'
import { useStudio } from '../testing/open-studio.ts'

const house = useStudio()
const player = { member_ref: 'zoned', currency: 'USD' }
const launch = (change: object) =>
  house.call('/operator/v1/launch', {
    ...player,
    launch_id: 'launch-zoned',
    title: 'triple-sevens',
    locale: 'en_US',
    device: 'desktop',
    lobby_url: 'https://house.example/close',
    demo: true,
    ...change,
  })

async function zoneOf(change: object): Promise<unknown> {
  const code = String((await launch(change)).body.data?.['url']).split('#')[1] ?? ''
  const entered = await house.page('/player/enter', '', { code })
  const token = String(entered.body.data?.['token'])
  return (await house.page('/player/state', token)).body.data?.['time_zone']
}

test('a game shows its times in the zone that the launch names, or in UTC', async () => {
  expect(await zoneOf({ time_zone: 'Asia/Ho_Chi_Minh' })).toBe('Asia/Ho_Chi_Minh')
  expect(await zoneOf({})).toBe('UTC')
  expect((await launch({ time_zone: 'Nowhere/Here' })).status).toBe(400)
})
