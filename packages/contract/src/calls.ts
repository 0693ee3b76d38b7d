import type { AnyEndpoint } from './endpoint.ts'
import type { WireEvent } from './event.ts'
import * as memberAgent from './member/agent.ts'
import * as memberAgreement from './member/agreement.ts'
import * as memberAnnouncement from './member/announcement.ts'
import * as memberBankCard from './member/bank-card.ts'
import * as memberBanner from './member/banner.ts'
import * as memberBulletin from './member/bulletin.ts'
import * as memberCaptcha from './member/captcha.ts'
import * as memberDemoGame from './member/demo-game.ts'
import * as memberDeposit from './member/deposit.ts'
import * as memberWithdrawal from './member/withdrawal.ts'
import * as memberFaq from './member/faq.ts'
import * as memberGames from './member/games.ts'
import * as memberJackpot from './member/jackpot.ts'
import * as memberLetter from './member/letter.ts'
import * as memberLink from './member/link.ts'
import * as memberModel from './member/model.ts'
import * as memberNotice from './member/notice.ts'
import * as memberOpenid from './member/openid.ts'
import * as memberPage from './member/page.ts'
import * as memberPasskey from './member/passkey.ts'
import * as memberPromotion from './member/promotion.ts'
import * as memberPicture from './member/picture.ts'
import * as memberPlay from './member/play.ts'
import * as memberProfile from './member/profile.ts'
import * as memberRealtime from './member/realtime.ts'
import * as memberRecommend from './member/recommend.ts'
import * as memberRedEnvelope from './member/red-envelope.ts'
import * as memberRecovery from './member/recovery.ts'
import * as memberRegistration from './member/registration.ts'
import * as memberRoulette from './member/roulette.ts'
import * as memberRound from './member/round.ts'
import * as memberSession from './member/session.ts'
import * as memberSite from './member/site.ts'
import * as memberSponsor from './member/sponsor.ts'
import * as memberSport from './member/sport.ts'
import * as memberRemoval from './member/removal.ts'
import * as memberTotp from './member/totp.ts'
import * as memberTurnover from './member/turnover.ts'
import * as memberWallet from './member/wallet.ts'
import * as officeAnnouncement from './office/announcement.ts'
import * as officeAudit from './office/audit.ts'
import * as officeMember from './office/member.ts'
import * as officeNotice from './office/notice.ts'
import * as officePerson from './office/person.ts'
import * as officeProposal from './office/proposal.ts'
import * as officeAdjustment from './office/adjustment.ts'
import * as officeBankCard from './office/bank-card.ts'
import * as officeBulk from './office/bulk.ts'
import * as officeExportJob from './office/export-job.ts'
import * as officeRecommend from './office/recommend.ts'
import * as officeLetter from './office/letter.ts'
import * as officeProvider from './office/provider.ts'
import * as officeQueue from './office/queue.ts'
import * as officeRoulette from './office/roulette.ts'
import * as officeRedEnvelope from './office/red-envelope.ts'
import * as officeSearch from './office/search.ts'
import * as officeSession from './office/session.ts'
import * as officeStaff from './office/staff.ts'
import * as officeSwitch from './office/switch.ts'
import * as officeArrival from './office/arrival.ts'
import * as officePayment from './office/payment.ts'
import * as officeSettlement from './office/settlement.ts'
import * as officeWithdrawal from './office/withdrawal.ts'
import * as realtimeAnnouncement from './realtime/announcement.ts'
import * as realtimeBankCard from './realtime/bank-card.ts'
import * as realtimeDeposit from './realtime/deposit.ts'
import * as realtimeWithdrawal from './realtime/withdrawal.ts'
import * as realtimeJackpot from './realtime/jackpot.ts'
import * as realtimeLetter from './realtime/letter.ts'
import * as siteCaptcha from './site/captcha.ts'
import * as realtimeMember from './realtime/member.ts'
import * as realtimePlay from './realtime/play.ts'
import * as realtimeRoulette from './realtime/roulette.ts'
import * as realtimeRedEnvelope from './realtime/red-envelope.ts'
import * as realtimeSession from './realtime/session.ts'
import * as realtimeWallet from './realtime/wallet.ts'
import * as siteSession from './site/session.ts'
import * as siteSport from './site/sport.ts'
import * as siteTracking from './site/tracking.ts'
import * as siteSite from './site/site.ts'

const isCall = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'door' in value && 'successCode' in value

/** A command of the office is two calls: to see what it would do, and to do it. */
const callsOf = (value: unknown): AnyEndpoint[] => {
  if (isCall(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  const { run, preview } = value as { run?: unknown; preview?: unknown }
  return [run, preview].filter(isCall)
}

const isEvent = (value: unknown): value is WireEvent =>
  typeof value === 'object' && value !== null && 'audience' in value && 'summary' in value

/** Modules by door side and feature word, which is also where their documents stand. */
const callModules = {
  'member/agent': memberAgent,
  'member/agreement': memberAgreement,
  'member/announcement': memberAnnouncement,
  'member/bank-card': memberBankCard,
  'member/banner': memberBanner,
  'member/bulletin': memberBulletin,
  'member/captcha': memberCaptcha,
  'member/demo-game': memberDemoGame,
  'member/deposit': memberDeposit,
  'member/withdrawal': memberWithdrawal,
  'member/faq': memberFaq,
  'member/games': memberGames,
  'member/jackpot': memberJackpot,
  'member/letter': memberLetter,
  'member/link': memberLink,
  'member/model': memberModel,
  'member/notice': memberNotice,
  'member/openid': memberOpenid,
  'member/page': memberPage,
  'member/passkey': memberPasskey,
  'member/promotion': memberPromotion,
  'member/picture': memberPicture,
  'member/play': memberPlay,
  'member/profile': memberProfile,
  'member/realtime': memberRealtime,
  'member/recommend': memberRecommend,
  'member/recovery': memberRecovery,
  'member/red-envelope': memberRedEnvelope,
  'member/registration': memberRegistration,
  'member/roulette': memberRoulette,
  'member/round': memberRound,
  'member/session': memberSession,
  'member/site': memberSite,
  'member/sponsor': memberSponsor,
  'member/sport': memberSport,
  'member/removal': memberRemoval,
  'member/totp': memberTotp,
  'member/turnover': memberTurnover,
  'member/wallet': memberWallet,
  'office/announcement': officeAnnouncement,
  'office/audit': officeAudit,
  'office/member': officeMember,
  'office/notice': officeNotice,
  'office/person': officePerson,
  'office/proposal': officeProposal,
  'office/adjustment': officeAdjustment,
  'office/bank-card': officeBankCard,
  'office/bulk': officeBulk,
  'office/export-job': officeExportJob,
  'office/letter': officeLetter,
  'office/provider': officeProvider,
  'office/recommend': officeRecommend,
  'office/queue': officeQueue,
  'office/roulette': officeRoulette,
  'office/red-envelope': officeRedEnvelope,
  'office/search': officeSearch,
  'office/session': officeSession,
  'office/staff': officeStaff,
  'office/switch': officeSwitch,
  'office/withdrawal': officeWithdrawal,
  'office/settlement': officeSettlement,
  'office/payment': officePayment,
  'office/arrival': officeArrival,
  'site/captcha': siteCaptcha,
  'site/session': siteSession,
  'site/site': siteSite,
  'site/sport': siteSport,
  'site/tracking': siteTracking,
}

const eventModules = {
  'realtime/announcement': realtimeAnnouncement,
  'realtime/bank-card': realtimeBankCard,
  'realtime/deposit': realtimeDeposit,
  'realtime/withdrawal': realtimeWithdrawal,
  'realtime/jackpot': realtimeJackpot,
  'realtime/red-envelope': realtimeRedEnvelope,
  'realtime/letter': realtimeLetter,
  'realtime/member': realtimeMember,
  'realtime/play': realtimePlay,
  'realtime/roulette': realtimeRoulette,
  'realtime/session': realtimeSession,
  'realtime/wallet': realtimeWallet,
}

export const callsByModule: ReadonlyMap<string, readonly AnyEndpoint[]> = new Map(
  Object.entries(callModules).map(([name, module]) => [
    name,
    Object.values(module).flatMap(callsOf),
  ]),
)

export const eventsByModule: ReadonlyMap<string, readonly WireEvent[]> = new Map(
  Object.entries(eventModules).map(([name, module]) => {
    return [name, Object.values(module).filter(isEvent)]
  }),
)

/** Every declared call: a door compares this with what it has bound. */
export const allCalls: readonly AnyEndpoint[] = [...callsByModule.values()].flat()
