import type { Id, SiteId } from '@oriel/core/id'

export type SwitchId = Id<'switch'>

/** A member is none of them: who is frozen is switched off. */
export const switchScopes = [
  'site',
  'registration',
  'red-envelope',
  'roulette',
  'provider',
  'category',
  'game',
] as const
export type SwitchScope = (typeof switchScopes)[number]

/** What a site has once: it is switched off under its own name, without a key. */
export const siteScopes = ['site', 'registration', 'red-envelope', 'roulette'] as const
export type SiteScope = (typeof siteScopes)[number]
export const isSiteScope = (scope: SwitchScope): scope is SiteScope =>
  (siteScopes as readonly SwitchScope[]).includes(scope)

/** One thing of a site that can be switched off. */
export type SwitchName = {
  readonly scope: SwitchScope
  /** The provider, the number of the category or of the game; empty for the whole site. */
  readonly key: string
}

/** What somebody wants to play, by everything that may be switched off about it. */
export type Wanted = {
  readonly siteId: SiteId
  readonly providerId: string
  readonly typeId: number | null
  readonly gameId: number | null
}

export const nameOf = ({ scope, key }: SwitchName): string => `${scope}:${key}`

/** A proposal to switch on is for the state it was made in, so it lives shorter than others. */
export const SWITCH_ON_LIVES = '15 minutes'
