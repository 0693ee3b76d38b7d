import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '@oriel/db/database'
import { announce, listAnnouncements, withdraw } from './office/announcement.ts'
import { institutions } from './office/bank-card.ts'
import { publish, unpublish } from './office/content.ts'
import { lookAtDead, replay } from './office/dead-letter.ts'
import { held } from './office/held.ts'
import { lookAtLimits, setLimit } from './office/limit.ts'
import { setState, unlockPin } from './office/member.ts'
import { picture } from './office/picture.ts'
import { rotate } from './office/provider.ts'
import { allowTransfers, closeCase, lookAtCases } from './office/reconcile.ts'
import { signIn } from './office/session.ts'
import { inviteOwner } from './office/staff.ts'
import { cleanCache } from './office/site.ts'
import { switches } from './office/switch.ts'
import { grant, lookAtWelcomes, setWelcome } from './office/wallet.ts'
import { findRunning } from './running.ts'

export type Office = {
  readonly database: Database
  readonly natsUrls: readonly string[]
  readonly edgePort: number
}

const HELP = `pnpm office <command>

  announce --site CODE --text TEXT [--lang en_US] [--audience all|guest|member]
           [--sort N] [--starts ISO] [--ends ISO]      publish an announcement
  announcements --site CODE                            what shows now
  take-back --site CODE ID                             take an announcement back
  publish --site CODE --kind KIND --file FILE          bulletin, promotion, faq, sponsor, page or
                                                       agreement, from JSON
  unpublish --site CODE --kind KIND ID                 take it back
  picture --site CODE --for game:12 --file FILE        show this PNG, JPEG, WebP or AVIF there; also
                                                       banner:3, promotion:3, type:slot, logo:desktop,
                                                       provider:GPOR-light
  picture --site CODE --for game:12 [--drawn]          what was done there; or draw it again
  sign-in ACCOUNT [--site CODE]                        a session, as lines for the browser's console
  unlock-pin ACCOUNT [--site CODE]                     a locked withdraw password may be tried again
  close-member ACCOUNT --because TEXT [--site CODE]    a member is signed out and may not sign in
  open-member ACCOUNT --because TEXT [--site CODE]     a member may sign in again
  grant ACCOUNT --amount 100 [--currency USD] [--site CODE]
                                                       play money for a member
  welcomes [--site CODE]                               play money that who signs up begins with
  welcome --currency USD --amount 500 [--site CODE]    change it; 0 gives nothing
  institutions --site CODE [--file FILE]               banks, wallets and networks members are paid
                                                       to; with a file, as JSON, it becomes the list
  clean-cache --site CODE                              open pages throw away what they have kept
  owner --name NAME --mail MAIL --phone PHONE --origin https://office.example.com
                                                       invite an owner, while nobody works here yet
  switch list [--site CODE]                            what is switched off, since when, by whom
  switch off SCOPE [KEY] --because TEXT                no play or sign-in there, at once: site,
                                                       registration, provider GPXX, category N, game N
  switch on SCOPE [KEY] --because TEXT                 on again; the trail says "command line"
  cases [GPXX]                                         what does not agree with providers
  close-case ID --because TEXT                         a person has settled what does not agree
  allow GPXX                                           money may go to a provider again
  held list                                            wins above their limit that wait for a person
  held release|refuse ID --because TEXT                what a person has decided about one
  limits                                               the most that may be staked and won
  limit [GPXX] [--title TITLE] --currency USD --stake 100 --win 5000
                                                       change it: for a title, a provider or everybody
  dead [--count N]                                     events their consumer gave up on
  replay NUMBER                                        send one of them again
  rotate-key PROVIDER [--overlap MINUTES]              a new key with a provider; the old one ends
                                                       after the overlap (10)
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'oriel' },
    text: { type: 'string' },
    lang: { type: 'string', default: 'en_US' },
    audience: { type: 'string', default: 'all' },
    sort: { type: 'string', default: '0' },
    starts: { type: 'string' },
    ends: { type: 'string' },
    kind: { type: 'string' },
    file: { type: 'string' },
    for: { type: 'string' },
    drawn: { type: 'boolean', default: false },
    count: { type: 'string', default: '20' },
    amount: { type: 'string' },
    currency: { type: 'string' },
    because: { type: 'string' },
    title: { type: 'string' },
    stake: { type: 'string' },
    win: { type: 'string' },
    overlap: { type: 'string', default: '10' },
    name: { type: 'string' },
    mail: { type: 'string' },
    phone: { type: 'string' },
    origin: { type: 'string' },
  },
})
export type OfficeFlags = typeof values

const commands: Readonly<Record<string, (office: Office, args: string[]) => Promise<string[]>>> = {
  announce: (office) => announce(office, values),
  announcements: (office) => listAnnouncements(office, values),
  'take-back': (office, [id = '']) => withdraw(office, values, id),
  publish: (office) => publish(office, values),
  unpublish: (office, [id = '']) => unpublish(office, values, id),
  picture: (office) => picture(office, values),
  'sign-in': (office, [account = '']) => signIn(office, values, account),
  'unlock-pin': (office, [account = '']) => unlockPin(office, values, account),
  'close-member': (office, [account = '']) => setState(office, values, account, 'disabled'),
  'open-member': (office, [account = '']) => setState(office, values, account, 'open'),
  grant: (office, [account = '']) => grant(office, values, account),
  welcomes: (office) => lookAtWelcomes(office, values),
  welcome: (office) => setWelcome(office, values),
  institutions: (office) => institutions(office, values),
  'clean-cache': (office) => cleanCache(office, values),
  owner: () => inviteOwner(values),
  switch: (office, args) => switches(office, values, args),
  cases: (office, [provider = '']) => lookAtCases(office, provider),
  'close-case': (office, [id = '']) => closeCase(office, id, values.because),
  allow: (office, [provider = '']) => allowTransfers(office, provider),
  held: (office, args) => held(office, args, values.because),
  limits: (office) => lookAtLimits(office),
  limit: (office, [provider = '']) => setLimit(office, values, provider),
  dead: (office) => lookAtDead(office, Number(values.count)),
  replay: (office, [number = '']) => replay(office, Number(number)),
  'rotate-key': (office, [provider = '']) => rotate(office, provider, Number(values.overlap)),
}

const [name = '', ...rest] = positionals
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  process.stdout.write(HELP)
  process.exit(name === '' ? 0 : 2)
}
const running = findRunning()
const office: Office = {
  database: openDatabase({ url: running.databaseUrl, name: 'office', max: 2 }),
  natsUrls: running.natsUrls.split(','),
  edgePort: running.edgePort,
}
try {
  process.stdout.write(`${(await command(office, rest)).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await office.database.close()
}
