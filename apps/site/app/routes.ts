import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole URL map: S2.001 to S2.060. */
export default [
  index('pages/home.tsx'),
  route('app', 'pages/app.tsx'),
  route('download', 'pages/app.tsx', { id: 'download' }),
  route('discount', 'pages/discount.tsx'),
  route('discount/:id', 'pages/discount-offer.tsx'),
  route('faq/:id?', 'pages/faq.tsx'),
  route('fastDeposit', 'pages/fast-deposit.tsx'),
  route('gameHall/:id?', 'pages/game-hall.tsx'),
  route('main/:id?', 'pages/main.tsx'),
  route('register', 'pages/register.tsx'),
  route('slotgame', 'pages/slot-game.tsx'),
  route('gameRoom', 'pages/game-room.tsx'),
  route('play', 'pages/play.tsx'),
  route('loading', 'pages/loading.tsx'),
  route('close', 'pages/close.tsx'),
  route('sponsor', 'pages/sponsor.tsx'),
  route('user', 'pages/user-info.tsx', { id: 'user' }),
  route('user/Info', 'pages/user-info.tsx'),
  route('user/MyWallet', 'pages/my-wallet.tsx'),
  route('user/Statement', 'pages/user-statement.tsx'),
  route('user/Transaction', 'pages/user-rounds.tsx'),
  route('authCallback', 'pages/auth-callback.tsx'),
  route('gallery', 'pages/gallery.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
