/** Every page of the member centre, those without an entry of their own included. */
export const MEMBER_PAGES = [
  '/user/Info',
  '/user/MyWallet',
  '/user/Deposit',
  '/user/BindAccount',
  '/user/Statement',
  '/user/Transaction',
  '/user/DWRecord',
  '/user/Letter',
  '/user/Announcement',
  '/user/RecommendProject',
  '/user/RecommendRecord',
  '/user/RecommendMemberSearch',
] as const
