import { locales, type Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { failed, pending, success, idle } from '@oriel/web/async-data'
import { TextProvider } from '@oriel/web/text'
import { AccountCard } from './account-card.tsx'
import { ExportCard } from './export-card.tsx'
import { FieldForm } from './field-form.tsx'
import { GuestInvitation } from './guest-invitation.tsx'
import { OtherHouseCard } from './other-house-card.tsx'
import { PasskeyCard, PasskeyRows } from './passkey-card.tsx'
import { ForcedPasswordCard, PasswordCard } from './password-card.tsx'
import { SecretForm } from './secret-form.tsx'
import { SessionPages, type SessionRowData } from './session-card.tsx'
import { account, fieldOf, passkey, session } from './testing/profile-world.ts'
import { TotpForms } from './totp-card.tsx'
import { TotpSetUp } from './totp-set-up.tsx'
import { WithdrawForm, WithdrawLocked } from './withdraw-password-card.tsx'

const nothing = (): void => {}
const never = async () => null
const add = async () => ({ ok: true }) as const
const ways = { onDone: nothing, onChanged: nothing, onCancel: nothing, onLocked: nothing }
const pages = (items: SessionRowData[], next: string | null = null) => success({ items, next })
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const secret = { secret: SECRET, address: `otpauth://totp/Oriel:anna?secret=${SECRET}` }
const form = { currency: 'VND', today: '2026-11-15', onSaved: nothing, onCancel: nothing } as const

type Site = { locale?: Locale; isDemo?: boolean }

function render(part: ReactNode, { locale = 'en_US', isDemo = false }: Site = {}): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/user/Info', loader: () => null, Component: () => part },
  ])
  const site = { passwordPolicy: 'classic', timeZone: 'UTC', code: 'oriel', isDemo }
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale)}>
      <Page
        initialEntries={['/user/Info']}
        hydrationData={{ loaderData: { root: { visit: { site, locale } } } }}
      />
    </TextProvider>,
  )
}

const accountCard = (profile: Parameters<typeof AccountCard>[0]['profile']) => (
  <AccountCard profile={profile} grade="VIP 5" onChanged={nothing} />
)
const passkeys = (count: number, isPossible = true) => {
  const list = Array.from({ length: count }, (_, at) => ({ ...passkey, id: `key-${at}` }))
  return (
    <PasskeyRows
      passkeys={{ list, max: 10 }}
      onChanged={nothing}
      isPossible={isPossible}
      add={add}
    />
  )
}

describe('[S4.001] a card', () => {
  test('holds the place of what it reads, and says so once', () => {
    const html = render(accountCard(idle()))
    expect(html.match(/class="skeleton/g)).toHaveLength(5)
    expect(html.match(/Loading…/g)).toHaveLength(1)
  })

  test('that could not be read says why and tries again', () => {
    const html = render(accountCard(failed(idle(), 'The house is closed.')))
    expect(html).toContain('The house is closed.')
    expect(html).toContain('Retry')
  })

  test('keeps what it shows while it is read again', () => {
    expect(render(accountCard(pending(success(account))))).toContain('0901 ••• 567')
  })
})

describe('details', () => {
  test('are masked; those that are open have a button that says which', () => {
    const html = render(accountCard(success(account)))
    expect(html).toContain('minhkhoa88')
    expect(html).toContain('VIP 5')
    expect(html).toContain('0901 ••• 567')
    expect(html).toContain('Verified')
    expect(html).toContain('aria-label="Change: Zalo"')
    expect(html).toContain('aria-label="Add: E-mail"')
    expect(html).not.toContain('aria-label="Change: Phone"')
    // Neither known nor asked for.
    expect(html).not.toContain('Skype')
  })

  test('a site that asks for none says so', () => {
    const html = render(accountCard(success({ ...account, fields: [] })))
    expect(html).toContain('No further details needed.')
  })

  test('a phone that must prove itself asks for a code', () => {
    const phone = fieldOf('member_phone', { may_edit: true, needs_code: true })
    const html = render(<FieldForm {...form} field={phone} />)
    expect(html).toContain('type="tel"')
    expect(html).toContain('autoComplete="one-time-code"')
    expect(html).toContain('Send code')
    expect(html).toContain('You can set this once.')
  })

  test('a birthday is chosen from lists', () => {
    const html = render(<FieldForm {...form} field={fieldOf('member_birthday')} />)
    expect(html.match(/<select/g)).toHaveLength(3)
  })
})

describe('secrets', () => {
  test('a password is filled in by its manager, with a code where one is needed', () => {
    const plain = render(<SecretForm action="Go" send={never} onCancel={nothing} />)
    expect(plain.match(/autoComplete="current-password"/g)).toHaveLength(1)
    expect(plain).toContain('autoComplete="username"')
    expect(plain).not.toContain('one-time-code')
    const both = render(<SecretForm action="Go" withCode send={never} onCancel={nothing} />)
    expect(both).toContain('autoComplete="one-time-code"')
  })

  test('a withdrawal password asks for the old one only where there is one', () => {
    const boxes = (isSet: boolean) =>
      render(<WithdrawForm {...ways} isSet={isSet} />).match(/class="digits-box"/g)
    expect([boxes(false)?.length, boxes(true)?.length]).toEqual([4, 8])
  })

  test('one that is locked says who opens it', () => {
    expect(render(<WithdrawLocked />)).toContain('Contact customer service')
  })
})

describe('passkeys', () => {
  test('none yet: one can be added, up to ten', () => {
    const html = render(passkeys(0))
    expect(html).toContain('You have no passkey yet.')
    expect(html).toContain('Add a passkey')
    expect(html).toContain('Up to 10 passkeys')
  })

  test('each can be removed by its name', () => {
    expect(render(passkeys(2)).match(/aria-label="Remove passkey: iPhone"/g)).toHaveLength(2)
  })

  test('at ten none can be added', () => {
    const html = render(passkeys(10))
    expect(html).toContain('You have reached the limit of 10 passkeys')
    expect(html).not.toContain('Add a passkey')
  })

  test('a browser without them says so, and lists the ones of other devices', () => {
    const html = render(passkeys(1, false))
    expect(html).toContain('This browser does not support passkeys.')
    expect(html).toContain('iPhone')
    expect(html).not.toContain('Add a passkey')
  })
})

test('an authenticator app gets its secret by camera, by link and by hand', () => {
  const html = render(<TotpSetUp {...ways} secret={secret} />)
  expect(html).toContain('aria-label="QR code for your authenticator app"')
  expect(html).toContain(`href="${secret.address}"`)
  expect(html).toContain('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
  expect(html).toContain('autoComplete="one-time-code"')
})

describe('sessions', () => {
  test('the current one is marked, the others say how they ended', () => {
    const items = [session({ is_current: true }), session({ ended_because: 'elsewhere' })]
    const html = render(<SessionPages pages={pages(items)} onMore={nothing} />)
    expect(html.match(/This device/g)).toHaveLength(1)
    expect(html.match(/Logged out by another login: Nov 15, 2026/g)).toHaveLength(1)
    expect(html).not.toContain('Load more')
  })

  test('a later page that fails leaves the first, and its button tries again', () => {
    const first = pages([session({ is_current: true })], 'next')
    const more = render(<SessionPages pages={first} onMore={nothing} />)
    expect(more).toContain('Load more')
    const html = render(<SessionPages pages={failed(first, 'Too slow.')} onMore={nothing} />)
    expect(html).toContain('This device')
    expect(html).toContain('Too slow.')
    expect(html).toContain('Retry')
  })
})

test('guests are invited to log in, but not in a showroom', () => {
  expect(render(<GuestInvitation />)).toContain('Log in</button>')
  const demo = render(<GuestInvitation />, { isDemo: true })
  expect(demo).toContain('This is a demo site without login.')
  expect(demo).not.toContain('<button')
})

const CARDS: Record<string, ReactNode> = {
  account: accountCard(success(account)),
  field: <FieldForm {...form} field={fieldOf('member_zalo')} />,
  password: <PasswordCard form={() => null} />,
  forced: <ForcedPasswordCard form={null} onLeave={nothing} />,
  withdraw: <WithdrawForm {...ways} isSet />,
  locked: <WithdrawLocked />,
  passkeys: <PasskeyCard isPossible add={add} />,
  onePasskey: passkeys(1),
  tenPasskeys: passkeys(10),
  noPasskeys: passkeys(0, false),
  totp: <TotpForms isSet onChanged={nothing} />,
  totpSetUp: <TotpSetUp {...ways} secret={secret} />,
  sessions: <SessionPages pages={pages([session({ device: '' })], 'next')} onMore={nothing} />,
  otherHouse: <OtherHouseCard outcome={{ turn: 1, trouble: null }} onLink={nothing} />,
  data: <ExportCard />,
  guest: <GuestInvitation />,
}

test.each(locales)('in %s every card is said in words', (locale) => {
  for (const part of Object.values(CARDS)) {
    expect(render(part, { locale })).not.toMatch(
      /(profile|recovery|registration|session|reason|shell)\.[a-z]/,
    )
  }
})
