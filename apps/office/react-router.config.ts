import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A dozen routes are smaller than asking for them.
  routeDiscovery: { mode: 'initial' },
  appDirectory: 'app',
} satisfies Config
