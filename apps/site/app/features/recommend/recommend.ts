export { Friends } from './friends.tsx'
export { Invitation } from './invitation.tsx'
export { Rewards } from './rewards.tsx'
