import type { SponsorTexts } from '../sponsor.ts'

export const enUs: SponsorTexts = {
  chess: {
    title: 'Northfield Chess League',
    body: '<p>Fourteen clubs, one long winter and a lot of tea. We pay for halls, boards and the trains to away games, and for live boards on which everyone can follow.</p>',
  },
  rowing: {
    title: 'Harbour Masters Rowing Club',
    body: '<p>Rowers over forty who are on the water before the town wakes up. Our share bought two eights and repairs the slipway after each storm.</p>',
  },
  theatre: {
    title: 'Lantern Street Theatre',
    body: '<p>Ninety-nine seats and a stage the size of a living room. We carry the cost of one free evening each month, for everybody who comes.</p>',
  },
  football: {
    title: 'Riverside Walking Football',
    body: '<p>Football for people past fifty, without running and without excuses. We pay for the pitch, the physiotherapist and the supper afterwards.</p>',
  },
  music: {
    title: 'Quiet Hours Jazz',
    body: '<p>Five musicians who play in hospitals and care homes on Sunday afternoons. We pay them properly; the listeners pay nothing.</p>',
  },
  mangrove: {
    title: 'Mangrove Watch',
    body: '<p>Volunteers who plant and count mangroves along forty kilometres of coast. We bought the boat and publish their figures every spring.</p>',
  },
}
