/** What is said at a table on a server: about the line, about others, and about what they say. English. */

export interface CompanyWords {
  // —— the line ——
  readonly line: string
  readonly lost: string
  readonly lastIsSafe: string
  readonly keptUntilSent: string
  readonly nextTry: (seconds: number) => string
  readonly trying: string
  readonly tryNow: string
  readonly isBack: string
  readonly sending: string
  readonly outdated: string
  readonly gone: string

  // —— who is there ——
  readonly here: string
  readonly away: string
  readonly hasResigned: string
  readonly youWatch: string
  readonly youWatchNote: string
  readonly watching: (n: number) => string
  readonly since: (time: string) => string
  readonly areAway: (names: readonly string[]) => string

  // —— talk ——
  readonly talk: string
  readonly talkKey: readonly [string, string]
  readonly newMessages: (n: number) => string
  readonly to: string
  readonly everybody: string
  readonly write: string
  readonly send: string
  readonly sendHint: string
  readonly left: (n: number) => string
  readonly notSent: string
  readonly onlySeatsTalk: string
  readonly whisperToYou: string
  readonly whisperTo: (names: readonly string[]) => string
  readonly says: (name: string, text: string) => string
  readonly whispers: (name: string, text: string) => string

  // —— log ——
  readonly sinceYourTurn: string
  readonly resigns: (name: string) => string
  readonly newRules: string

  // —— giving up, the end ——
  readonly resign: string
  readonly resignTitle: string
  readonly resignBot: string
  readonly resignEnds: string
  readonly resignNote: string
  readonly goOnPlaying: string
  readonly resignFailed: string
  readonly endedBy: (names: readonly string[]) => string
  readonly toNewTable: string
  readonly rematchFailed: string
  readonly exportFailed: string
  readonly branchFailed: string
  readonly linkNote: string

  // —— dice ——
  readonly dice: string
  readonly diceHow: string
  readonly diceLater: string
  readonly diceNotWitnessed: string
  readonly commitment: string
  readonly secret: string
  readonly nonceOf: (name: string) => string
  readonly verifyHow: string

  // —— to the server ——
  readonly toServer: string
}

const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

export const company: CompanyWords = {
  line: 'Connection',
  lost: 'No connection.',
  lastIsSafe: 'Your last move is safe.',
  keptUntilSent: 'Your choice is kept on this page and sent as soon as the connection is back.',
  nextTry: (seconds) => `Next try in ${seconds} s.`,
  trying: 'Trying again …',
  tryNow: 'Try now',
  isBack: 'The connection is back.',
  sending: 'Sending …',
  outdated: 'The server has a newer version of this page. Reload to go on.',
  gone: 'This table cannot be followed any longer.',

  here: 'here',
  away: 'away',
  hasResigned: 'has given up',
  youWatch: 'You are watching',
  youWatchNote: 'You see what everybody may see. Nothing here asks you to choose.',
  watching: (n) => (n === 1 ? '1 person is watching' : `${n} people are watching`),
  since: (time) => `Since ${time}.`,
  areAway: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} not here at the moment.`,

  talk: 'Talk',
  talkKey: ['T', 'Talk'],
  newMessages: (n) => (n === 1 ? '1 new message' : `${n} new messages`),
  to: 'To',
  everybody: 'everybody',
  write: 'Your message',
  send: 'Send',
  sendHint: 'Enter sends, Shift and Enter begins a new line.',
  left: (n) => (n === 1 ? '1 character left' : `${n} characters left`),
  notSent: 'The message was not sent.',
  onlySeatsTalk: 'Whoever watches can read this. Only those at the table write.',
  whisperToYou: 'only to you',
  whisperTo: (names) => `only to ${list(names)}`,
  says: (name, text) => `${name} says: ${text}`,
  whispers: (name, text) => `${name} whispers: ${text}`,

  sinceYourTurn: 'Since your last turn',
  resigns: (name) => `${name} gives up.`,
  newRules: 'From here on newer rules decide. Changed:',

  resign: 'Give up',
  resignTitle: 'Give up this game?',
  resignBot: 'A bot takes your seat and plays on to the end. The others stay at the table.',
  resignEnds: 'With two at the table the game ends at once, and the other one wins.',
  resignNote: 'You cannot take it back.',
  goOnPlaying: 'Play on',
  resignFailed: 'The server could not be told. You are still in the game.',
  endedBy: (names) => `${list(names)} ${names.length === 1 ? 'has' : 'have'} given up.`,
  toNewTable: 'To the new table',
  rematchFailed: 'No new table could be set up. Try again in a moment.',
  exportFailed: 'The server did not hand the game out. Try again in a moment.',
  branchFailed: 'The position could not be fetched. Try again when the connection is back.',
  linkNote: 'It works for everybody who may see this table.',

  dice: 'Are the dice fair?',
  diceHow:
    'Before anybody sat down the server promised its secret by this fingerprint; everybody at the table added a number of their own, so nobody could choose the dice alone.',
  diceLater: 'The secret is told when the game is over. Then everybody can roll all dice again.',
  diceNotWitnessed: 'This game began elsewhere. The dice up to then were seen by nobody; those since can be checked.',
  commitment: 'Fingerprint of the secret',
  secret: 'The secret',
  nonceOf: (name) => `Added by ${name}`,
  verifyHow: 'Save the game as a file and let Skerry roll everything again:',

  toServer: 'Hand to the server',
}
