import { icons } from '../parts/icons.ts'
import { Pill } from '../parts/pill.tsx'
import type { FoundGroup } from '../parts/search/found.ts'

export const FOUND: readonly FoundGroup[] = [
  {
    title: 'Members',
    count: '1 of 1',
    found: [
      {
        id: 'm1',
        icon: 'person',
        title: 'minhkhoa88',
        detail: 'VIP 5 · VND · member 1048821',
        end: (
          <Pill tone="good" hasDot>
            Active
          </Pill>
        ),
        to: '/gallery',
        number: '1048821',
      },
    ],
  },
  {
    title: 'Transfers',
    count: '1 of 18',
    found: [
      {
        id: 't1',
        icon: 'swap',
        title: 'T261114-58R2HJ',
        detail: '500,000 VND · to POLARIS, asked 6 times',
        end: <Pill tone="look">In transit</Pill>,
        to: '/gallery',
        number: 'T261114-58R2HJ',
      },
    ],
  },
  {
    title: 'Cases',
    count: '1 of 1',
    found: [
      {
        id: 'c1',
        icon: icons.case,
        title: 'PV-1207',
        detail: 'Stuck transfer, POLARIS · since 20:58',
        end: <Pill tone="mine">Open</Pill>,
        to: '/gallery',
        number: 'PV-1207',
      },
    ],
  },
]
