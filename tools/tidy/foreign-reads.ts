/**
 * Words that read tables of another word in their own SQL, and why they do not go through its front
 * door. The first key reads, the second owns. Whatever is not listed fails tidy.
 */
export const FOREIGN_READS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  adjustment: {
    ledger: 'what the office posted is compared with its proposal when it is committed',
    member: 'whose wallet it is, and of which site, in the words of the command',
    proposal: 'what the office posted is compared with its proposal when it is committed',
    provider: 'the case and the round that a correction names are looked for in one statement',
    round: 'the case and the round that a correction names are looked for in one statement',
    withdrawal: 'what one person refuses is given back without a proposal, and nothing else is',
  },
  announcement: {
    proposal: 'a version is published by who did not write it: asked when it is committed',
    staff: 'a version is published by who did not write it: asked by person, not by account',
  },
  arrival: {
    deposit: 'what was agreed names an order: asked when it is committed',
    member: 'what was agreed names an account: asked when it is committed',
    proposal: 'what the office decides is agreed by several: asked when it is committed',
    site: 'the oldest of each site is found by the index of its queue',
  },
  bulk: {
    proposal: 'a run is shown with the proposal that waits for it, and begins only with its votes',
    staff: 'a run names who asked for it',
  },
  bulletin: { content: 'one list of contents without those the member has hidden' },
  command: { ledger: 'what a preview has posted is read in the transaction that undoes it' },
  deposit: { member: 'an order that an arrival may be for is shown with whose it is' },
  'export-job': {
    member: 'a file of rounds names accounts, page by page of one snapshot',
    round: 'a file of rounds is read page by page of one snapshot',
  },
  games: {
    play: 'popular and last played games are counted from plays, in one statement',
    provider: 'whether a game can be played joins the state of its provider',
  },
  held: {
    member: 'a win is shown with the account it belongs to',
    ledger: 'what is at home and what lies at the provider are one reading',
    provider: 'what is at home and what lies at the provider are one reading',
    transfer: 'what is at home and what lies at the provider are one reading',
  },
  introducer: { member: 'a code is joined with the state and currency of its member' },
  letter: {
    member: 'whether a member is in an audience is judged in the statement that lists its letters',
    proposal: 'a letter to many is agreed by two people: asked when it is committed',
  },
  link: { site: 'the row of the site is the lock of its links' },
  message: { site: 'a text names its site' },
  passkey: { member: 'a key is joined with the state of its member' },
  person: {
    'bank-card': 'accounts are compared by where they are paid to, in one statement',
    member: 'accounts are compared by their marks, and named with them, in one statement',
    session: 'accounts are compared by the devices they were used on, in one statement',
  },
  play: {
    games: 'a launch joins the game it is for',
    member: 'idle players are found by their open members',
    session: 'plays of ended sessions are found in one statement',
    switch: 'plays of what is switched off are found in one statement',
    transfer: 'a play is over when none of its transfers is open',
  },
  profile: {
    member: 'the export and the page of a member read the whole row',
    registration: 'the export lists what the member agreed to',
  },
  proposal: {
    staff: 'a vote is judged by the session and role of who gives it, in one statement',
  },
  payment: {
    proposal: 'what the office changes is agreed by several: asked when it is committed',
    site: 'a trigger holds the sandboxes of a site against its kind of money',
  },
  provider: {
    games: 'the page of a provider is one reading: its halls, its maintenance, its players',
    ledger: 'money on its way to a provider is summed over the stripes of its accounts',
    member: 'a case that names a member belongs to their site',
    play: 'who holds money at a provider and does not play there',
    transfer: 'who holds money at a provider while none is on its way',
  },
  queue: {
    arrival: 'a queue is one statement over what waits, with who has taken it',
    'bank-card': 'a queue is one statement over what waits, with who has taken it',
    'dead-letter': 'a queue is one statement over what waits, with who has taken it',
    payment: 'a queue is one statement over what waits, with who has taken it',
    deposit: 'a queue is one statement over what waits, with who has taken it',
    held: 'a queue is one statement over what waits, with who has taken it',
    member: 'a queue is one statement over what waits, with who has taken it',
    proposal: 'a queue is one statement over what waits, with who has taken it',
    provider: 'a queue is one statement over what waits, with who has taken it',
    staff: 'a queue is one statement over what waits, with who has taken it',
    transfer: 'a queue is one statement over what waits, with who has taken it',
    withdrawal: 'a queue is one statement over what waits, with who has taken it',
  },
  removal: {
    member: 'what is due is listed without accounts that the house has closed, oldest first',
    deposit: 'what is open and stands in the way is one reading, asked again as it is committed',
    held: 'what is open and stands in the way is one reading, asked again as it is committed',
    play: 'what is open and stands in the way is one reading, asked again as it is committed',
    proposal: 'what is open and stands in the way is one reading, asked again as it is committed',
    provider: 'what is open and stands in the way is one reading, asked again as it is committed',
    round: 'what is open and stands in the way is one reading, asked again as it is committed',
    seamless: 'what is open and stands in the way is one reading, asked again as it is committed',
    transfer: 'what is open and stands in the way is one reading, asked again as it is committed',
    ledger: 'nobody is forgotten who has money: asked as it is committed, and watched afterwards',
  },
  realtime: {
    member: 'a ticket is exchanged for its session in one statement',
    session: 'a ticket is exchanged for its session in one statement',
  },
  recommend: {
    introducer: 'friends are walked by when they joined, with what they staked, in one statement',
    member: 'friends are walked with the state of who brought them, in one statement',
    proposal: 'terms of the office are compared with their proposal at the commit',
    round: 'what friends staked is summed in the statement that works out a month',
    session: 'a friend is listed with the day they were last here',
  },
  reconcile: {
    ledger: 'it compares the books with each other and with providers',
    play: 'it compares the books with each other and with providers',
    provider: 'it compares the books with each other and with providers',
    round: 'it compares the books with each other and with providers',
    transfer: 'it compares the books with each other and with providers',
  },
  recovery: { member: 'a try is spent and judged in one statement, whoever asks' },
  roulette: {
    member: 'draws are listed with the account they were given to',
    proposal: 'what the office publishes or gives is compared with its proposal at the commit',
  },
  'red-envelope': {
    member: 'one function decides a whole batch of claims; the office reads who claimed',
    person: 'one function decides a whole batch of claims',
    proposal: 'what the office opens is compared with its proposal at the commit',
    switch: 'one function decides a whole batch of claims',
  },
  round: {
    games: 'rounds are listed with the names of their games',
    ledger: 'mirrors that should be empty are found in one statement',
    member: 'references of players are resolved for a whole batch',
    play: 'the game of a round may only be known from its play',
    provider: 'players and cases are joined for a whole batch',
    transfer: 'what came home is joined with its transfer',
  },
  seamless: {
    games: 'one function decides a whole batch of moves',
    ledger: 'one function decides a whole batch of moves',
    member: 'one function decides a whole batch of moves',
    play: 'one function decides a whole batch of moves',
    provider: 'one function decides a whole batch of moves',
  },
  session: { member: 'a session is read with its member in one statement, at every call' },
  site: { picture: 'a site is served with its replaced pictures' },
  staff: { site: 'roles, invitations and people are listed with their site' },
  switch: {
    games: 'what can be switched off is what the site offers, by its name',
    proposal: 'what is off is listed with the proposal to switch it on',
    site: 'what can be switched off is what the site offers, by its name',
    staff: 'who switches off is kept as a person, so that another one looks at it',
  },
  settlement: {
    arrival: 'what a file says is compared with what is ours, a page in one statement',
    deposit: 'what a file says is compared with what is ours, a page in one statement',
    payment: 'to which bank a provider pays, and how many cases of files are open',
    proposal: 'what the office decides is agreed by several: asked when it is committed',
    withdrawal: 'what a file says is compared with what is ours, a page in one statement',
  },
  turnover: {
    seamless: 'who has an open bet still has the money in it, asked as a need would end',
  },
  wallet: {
    ledger: 'balances, statement and story are one reading of the books',
    play: 'a total and all of its parts are one reading',
    provider: 'a total and all of its parts are one reading',
    site: 'whether a currency is offered is asked under the lock of the member',
    transfer: 'a total and all of its parts are one reading',
  },
  withdrawal: { proposal: 'what takes several is approved by a proposal of this very moment' },
}

/** Functions of the database that write a table of another word. */
export const FOREIGN_WRITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'red-envelope': { outbox: 'facts of a batch are announced by the function that decides it' },
  seamless: { outbox: 'facts of a batch are announced by the function that decides it' },
}
