import type { Binding } from './bind.ts'
import type { House } from './house.ts'
import { agentBindings } from './member/agent/calls.ts'
import { agreementBindings } from './member/agreement/calls.ts'
import { announcementBindings } from './member/announcement/calls.ts'
import { bankCardBindings } from './member/bank-card/calls.ts'
import { bannerBindings } from './member/banner/calls.ts'
import { bulletinBindings } from './member/bulletin/calls.ts'
import { captchaBindings } from './member/captcha/calls.ts'
import { demoGameBindings } from './member/demo-game/calls.ts'
import { depositBindings } from './member/deposit/calls.ts'
import { withdrawalBindings } from './member/withdrawal/calls.ts'
import { turnoverBindings } from './member/turnover/calls.ts'
import { faqBindings } from './member/faq/calls.ts'
import { gamesBindings } from './member/games/calls.ts'
import { jackpotBindings } from './member/jackpot/calls.ts'
import { letterBindings } from './member/letter/calls.ts'
import { linkBindings } from './member/link/calls.ts'
import { modelBindings } from './member/model/calls.ts'
import { noticeBindings } from './member/notice/calls.ts'
import { openidBindings } from './member/openid/calls.ts'
import { playBindings } from './member/play/calls.ts'
import { pageBindings } from './member/page/calls.ts'
import { passkeyBindings } from './member/passkey/calls.ts'
import { promotionBindings } from './member/promotion/calls.ts'
import { pictureBindings } from './member/picture/calls.ts'
import { profileBindings } from './member/profile/calls.ts'
import { realtimeBindings } from './member/realtime/calls.ts'
import { recommendBindings } from './member/recommend/calls.ts'
import { recoveryBindings } from './member/recovery/calls.ts'
import { redEnvelopeBindings } from './member/red-envelope/calls.ts'
import { removalBindings } from './member/removal/calls.ts'
import { registrationBindings } from './member/registration/calls.ts'
import { rouletteBindings } from './member/roulette/calls.ts'
import { roundBindings } from './member/round/calls.ts'
import { sessionBindings } from './member/session/calls.ts'
import { siteBindings } from './member/site/calls.ts'
import { sponsorBindings } from './member/sponsor/calls.ts'
import { sportBindings } from './member/sport/calls.ts'
import { totpBindings } from './member/totp/calls.ts'
import { walletBindings } from './member/wallet/calls.ts'

/** Everything this door answers. */
export const allBindings = (house: House): Binding[] => [
  ...agentBindings(house),
  ...agreementBindings(house),
  ...announcementBindings(house),
  ...bankCardBindings(house),
  ...bannerBindings(house),
  ...bulletinBindings(house),
  ...captchaBindings(house),
  ...demoGameBindings(house),
  ...depositBindings(house),
  ...withdrawalBindings(house),
  ...turnoverBindings(house),
  ...faqBindings(house),
  ...gamesBindings(house),
  ...jackpotBindings(house),
  ...letterBindings(house),
  ...linkBindings(house),
  ...modelBindings(house),
  ...noticeBindings(house),
  ...openidBindings(house),
  ...pageBindings(house),
  ...playBindings(house),
  ...passkeyBindings(house),
  ...promotionBindings(house),
  ...pictureBindings(house),
  ...profileBindings(house),
  ...realtimeBindings(house),
  ...recommendBindings(house),
  ...removalBindings(house),
  ...recoveryBindings(house),
  ...redEnvelopeBindings(house),
  ...registrationBindings(house),
  ...rouletteBindings(house),
  ...roundBindings(house),
  ...sessionBindings(house),
  ...siteBindings(house),
  ...sponsorBindings(house),
  ...sportBindings(house),
  ...totpBindings(house),
  ...walletBindings(house),
]
