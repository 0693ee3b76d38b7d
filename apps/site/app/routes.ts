import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole URL map, in the order of spec section 2. */
export default [index('pages/home.tsx'), route('*', 'pages/not-found.tsx')] satisfies RouteConfig
