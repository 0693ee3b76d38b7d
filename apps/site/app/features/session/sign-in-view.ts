import type { LoginStepWire } from '@oriel/contract/member/session'
import type * as z from 'zod/mini'

/** The question a sign-in has left open. */
export type LoginStep = z.output<typeof LoginStepWire>
export type SignInTab = 'login' | 'register'
/** What the login form says at its top: why somebody is back, or what was done. */
export type SignInNote = { readonly tone: 'plain' | 'success'; readonly text: string }

/** What the window shows. The account that was typed goes along, so that nobody types it twice. */
export type SignInView =
  | { readonly name: 'login'; readonly account: string; readonly note: SignInNote | null }
  | { readonly name: 'register' }
  | { readonly name: 'question'; readonly account: string; readonly step: LoginStep }
  | { readonly name: 'transfer'; readonly account: string }
  | { readonly name: 'forgot'; readonly account: string }

export type SignInEvent =
  | { readonly type: 'tab'; readonly tab: SignInTab }
  /** S4.010: code 107 opens double validation; the next question replaces the last one. */
  | { readonly type: 'asked'; readonly account: string; readonly step: LoginStep }
  /** S4.011: code 802 opens member transfer verification. */
  | { readonly type: 'moved'; readonly account: string }
  | { readonly type: 'forgot'; readonly account: string }
  | {
      readonly type: 'back'
      readonly note: SignInNote | null
      /** Where another was typed on the way. */
      readonly account?: string
    }

export const firstView = (tab: SignInTab = 'login'): SignInView =>
  tab === 'register' ? { name: 'register' } : { name: 'login', account: '', note: null }

/** An answer that comes after somebody went elsewhere in the window changes nothing. */
export function nextView(view: SignInView, event: SignInEvent): SignInView {
  const account = view.name === 'register' ? '' : view.account
  switch (event.type) {
    case 'tab':
      return event.tab === 'register'
        ? { name: 'register' }
        : { name: 'login', account, note: null }
    case 'asked':
      return view.name === 'login' || view.name === 'question'
        ? { name: 'question', account: event.account, step: event.step }
        : view
    case 'moved':
      return view.name === 'login' ? { name: 'transfer', account: event.account } : view
    case 'forgot':
      return view.name === 'login' ? { name: 'forgot', account: event.account } : view
    case 'back':
      return view.name === 'register'
        ? view
        : { name: 'login', account: event.account ?? account, note: event.note }
  }
}
