/**
 * Modules from outside that pages load, also those that come later with a window. Vite prepares
 * them at start: found only when somebody opens that window, they would come with a second React
 * and make the page reload under the visitor.
 */
export const MODULES_AHEAD = [
  'react',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'socket.io-client',
  '@oriel/i18n > @lingui/core',
  '@oriel/ui > @base-ui/react/alert-dialog',
  '@oriel/ui > @base-ui/react/csp-provider',
  '@oriel/ui > @base-ui/react/dialog',
  '@oriel/ui > @base-ui/react/select',
  '@oriel/ui > @base-ui/react/tooltip',
  '@oriel/ui > embla-carousel-react',
  'uqr',
  'zod/mini',
]
