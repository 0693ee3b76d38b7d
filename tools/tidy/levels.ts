import { isTest, isTypeScript, type Problem, type SourceFile } from './source.ts'
import { importsOf } from './specifiers.ts'

/**
 * The words of the domain from the ground up. A word may import words of its own level and of those
 * below: an arrow never points up. A new word takes the lowest level above what it needs.
 */
export const LEVELS: Readonly<Record<string, readonly string[]>> = {
  base: [
    'audit',
    'captcha',
    'command',
    'dead-letter',
    'message',
    'password',
    'rate',
    'site',
    'switch',
  ],
  content: [
    'agreement',
    'announcement',
    'banner',
    'bulletin',
    'content',
    'faq',
    'jackpot',
    'link',
    'model',
    'page',
    'promotion',
    'sponsor',
  ],
  account: [
    'bank-card',
    'introducer',
    'letter',
    'member',
    'notice',
    'openid',
    'passkey',
    'person',
    'realtime',
    'recovery',
    'registration',
    'removal',
    'session',
    'totp',
  ],
  games: ['demo-game', 'games', 'picture', 'provider', 'sport'],
  money: ['held', 'payment', 'transfer', 'turnover'],
  play: ['play', 'round', 'seamless'],
  wallet: ['reconcile', 'wallet'],
  cashier: ['arrival', 'deposit', 'dispute', 'settlement', 'withdrawal'],
  gifts: ['red-envelope', 'roulette'],
  agents: ['agent', 'recommend'],
  own: ['profile'],
  office: ['adjustment', 'bulk', 'casework', 'export-job', 'proposal', 'queue', 'search', 'staff'],
}

const NAMES = Object.keys(LEVELS)
const levelOf = (word: string): number =>
  NAMES.findIndex((name) => LEVELS[name]?.includes(word) === true)

const HERE = 'tools/tidy/levels.ts'
const DOMAIN = /^packages\/domain\/src\/(?!testing\/)([^/]+)\//
const FRONT_DOOR = /^@oriel\/domain\/([a-z0-9-]+)$/

/** Types count too: who knows the shape of what stands above depends on it all the same. */
export function levelProblems(files: readonly SourceFile[]): Problem[] {
  const problems: Problem[] = []
  for (const file of files) {
    const word = DOMAIN.exec(file.path)?.[1]
    if (word === undefined || !isTypeScript(file.path) || isTest(file.path)) continue
    const own = levelOf(word)
    const say = (line: number, message: string) =>
      problems.push({ path: file.path, line, rule: 'levels', message })
    if (own === -1) say(1, `${word} has no level: give it one in ${HERE}`)
    for (const { specifier, line } of importsOf(file)) {
      const other = FRONT_DOOR.exec(specifier)?.[1]
      if (other === undefined || own === -1) continue
      if (levelOf(other) > own) {
        say(line, `${word} (${NAMES[own]}) may not import ${other} (${NAMES[levelOf(other)]})`)
      }
    }
  }
  return problems
}
