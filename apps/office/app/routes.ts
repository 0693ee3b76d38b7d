import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The first part of an address is a site's code; these few words are nobody's code. */
export default [
  route('sign-in', 'pages/sign-in.tsx'),
  route('invitation', 'pages/invitation.tsx'),
  route('gallery', 'pages/gallery.tsx'),
  layout('frame/signed-in.tsx', [
    index('pages/home.tsx'),
    route('me', 'pages/me.tsx'),
    route(':site', 'pages/site.tsx'),
    route(':site/proposals', 'pages/proposals.tsx'),
    route(':site/proposals/:number', 'pages/proposal.tsx'),
    route(':site/announcements', 'pages/announcements.tsx'),
    route(':site/announcements/:id', 'pages/announcement.tsx'),
    route(':site/bulk', 'pages/bulks.tsx'),
    route(':site/bulk/:id', 'pages/bulk.tsx'),
    route(':site/exports', 'pages/exports.tsx'),
    route(':site/switches', 'pages/switches.tsx'),
    route(':site/providers', 'pages/providers.tsx'),
    route(':site/providers/:provider', 'pages/provider.tsx'),
    route(':site/queues/:queue', 'pages/queue.tsx'),
    route(':site/queues/:queue/:id', 'pages/queue-item.tsx'),
    route(':site/members', 'pages/members.tsx'),
    route(':site/members/:id/:tab?', 'pages/member.tsx'),
    route(':site/staff', 'pages/staff.tsx'),
    route(':site/audit', 'pages/audit.tsx'),
    route('*', 'pages/missing.tsx'),
  ]),
] satisfies RouteConfig
