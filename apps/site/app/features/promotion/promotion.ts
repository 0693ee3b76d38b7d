export { CATEGORY_WORDS, CategoryLinks } from './category-links.tsx'
export { OfferList } from './offer-list.tsx'
export { OfferPage } from './offer-page.tsx'
export { listAddress, readCategory, readCursor, readOffer, readOffers } from './offers.ts'
