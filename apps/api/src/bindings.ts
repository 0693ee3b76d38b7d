import type { Binding } from './bind.ts'
import type { House } from './house.ts'
import { agentBindings } from './member/agent.ts'
import { agreementBindings } from './member/agreement.ts'
import { announcementBindings } from './member/announcement.ts'
import { bannerBindings } from './member/banner.ts'
import { bulletinBindings } from './member/bulletin.ts'
import { captchaBindings } from './member/captcha.ts'
import { demoGameBindings } from './member/demo-game.ts'
import { faqBindings } from './member/faq.ts'
import { gamesBindings } from './member/games.ts'
import { jackpotBindings } from './member/jackpot.ts'
import { linkBindings } from './member/link.ts'
import { modelBindings } from './member/model.ts'
import { openidBindings } from './member/openid.ts'
import { playBindings } from './member/play.ts'
import { pageBindings } from './member/page.ts'
import { passkeyBindings } from './member/passkey.ts'
import { promotionBindings } from './member/promotion.ts'
import { pictureBindings } from './member/picture.ts'
import { profileBindings } from './member/profile.ts'
import { realtimeBindings } from './member/realtime.ts'
import { recoveryBindings } from './member/recovery.ts'
import { registrationBindings } from './member/registration.ts'
import { roundBindings } from './member/round.ts'
import { sessionBindings } from './member/session.ts'
import { siteBindings } from './member/site.ts'
import { sponsorBindings } from './member/sponsor.ts'
import { sportBindings } from './member/sport.ts'
import { totpBindings } from './member/totp.ts'
import { walletBindings } from './member/wallet.ts'

/** Everything this door answers. */
export const allBindings = (house: House): Binding[] => [
  ...agentBindings(house),
  ...agreementBindings(house),
  ...announcementBindings(house),
  ...bannerBindings(house),
  ...bulletinBindings(house),
  ...captchaBindings(house),
  ...demoGameBindings(house),
  ...faqBindings(house),
  ...gamesBindings(house),
  ...jackpotBindings(house),
  ...linkBindings(house),
  ...modelBindings(house),
  ...openidBindings(house),
  ...pageBindings(house),
  ...playBindings(house),
  ...passkeyBindings(house),
  ...promotionBindings(house),
  ...pictureBindings(house),
  ...profileBindings(house),
  ...realtimeBindings(house),
  ...recoveryBindings(house),
  ...registrationBindings(house),
  ...roundBindings(house),
  ...sessionBindings(house),
  ...siteBindings(house),
  ...sponsorBindings(house),
  ...sportBindings(house),
  ...totpBindings(house),
  ...walletBindings(house),
]
