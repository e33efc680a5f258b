/** What is said about tables on the server; loaded with the pages that show them. */

import type { ProblemCode, Visibility } from '@skerry/link'

/** Whatever can go wrong between the page and the server. */
export type Trouble = ProblemCode | 'unreachable' | 'outdated'

export const online = {
  name: {
    label: 'Your name',
    help: 'Everybody at the table sees it. There is no account: this browser remembers you.',
    known: (name: string) => `You play as ${name}.`,
    change: 'Change the name',
    missing: 'Tell your name first.',
    settings: 'Your name online',
    settingsHelp: 'Others see it at tables of this server. There is no account: a cookie of this browser knows you.',
    save: 'Save the name',
    saved: 'The name is saved.',
  },

  where: {
    title: 'Where',
    here: 'On this device',
    hereLine: 'Against bots, or several people at this screen. Needs no network.',
    online: 'Online',
    onlineLine: 'Everybody at a screen of their own. The server keeps the game for you.',
    absent: 'This Skerry has no server behind it.',
    unreachable: 'The server does not answer at the moment.',
  },

  visibility: {
    title: 'Who may come',
    names: { public: 'Public', unlisted: 'Unlisted', private: 'Private' } satisfies Record<Visibility, string>,
    lines: {
      public: 'It stands on the start page. Anybody can sit down or watch.',
      unlisted: 'It stands nowhere. Whoever has its address can sit down or watch.',
      private: 'Only whoever gets a link to a seat from you.',
    } satisfies Record<Visibility, string>,
  },

  plans: {
    me: 'You',
    open: 'Open: wait for somebody',
    who: (n: number) => `Who sits on seat ${n}`,
    nobody: 'Keep a seat for yourself, or leave one open.',
    create: 'Open the table',
    creating: 'Opening …',
    summary: (open: number, bots: number) =>
      [
        open === 0 ? '' : open === 1 ? '1 open seat' : `${open} open seats`,
        bots === 0 ? '' : bots === 1 ? '1 bot' : `${bots} bots`,
      ]
        .filter((part) => part !== '')
        .join(', '),
    atOnce: 'The game begins at once: no seat is open.',
  },

  room: {
    title: (game: string) => `Table: ${game}`,
    hostFills: 'Send out links, or put bots on the free seats. The game begins when you say so.',
    hostReady: 'Everybody is there. The game begins when you say so.',
    seated: 'Once all seats are taken the host starts the game. You may close this page: your seat stays yours.',
    visitor: 'Take a free seat, or stay and watch.',
    visitorFull: 'All seats are taken. Stay, and you can watch the game.',
    seats: 'Seats',
    you: 'you',
    here: 'is here',
    away: 'is away',
    bot: (level: string) => `Bot, ${level}`,
    free: 'Free',
    inviteOf: (n: number) => `Link to seat ${n}`,
    inviteHelp: 'Whoever opens a link first has the seat. Send each to one person.',
    copy: 'Copy',
    copyOf: (n: number) => `Copy the link to seat ${n}`,
    copied: 'The link is copied.',
    copyByHand: 'The browser does not copy it. The link is selected: copy it by hand.',
    share: 'Share',
    shareOf: (n: number) => `Share the link to seat ${n}`,
    shareText: (game: string) => `A seat at ${game} is kept for you:`,
    leaveFree: 'Wait for somebody',
    kick: 'Free the seat',
    kickOf: (name: string) => `Free the seat of ${name}`,
    kickTitle: (name: string) => `Send ${name} away?`,
    kickLine: 'The seat is free again, and somebody else can take it.',
    kicked: 'The host has freed your seat.',
    leave: 'Leave the table',
    left: 'You have left the table.',
    sit: 'Sit down',
    sitHere: 'Sit here',
    sitAt: (n: number) => `Sit here: seat ${n}`,
    start: 'Start the game',
    starting: 'Starting …',
    taken: (n: number, of: number) => `${n} of ${of} seats are taken`,
    notFull: 'It can begin when all seats are taken.',
    hostStarts: 'The host starts the game.',
    watching: (n: number) => (n === 1 ? '1 person is watching' : `${n} people are watching`),
    address: 'Address of the table',
    addressLine: { public: 'It stands on the start page, too.', unlisted: 'Whoever has it can sit down or watch.' },
    copyAddress: 'Copy the address of the table',
    rules: 'By which rules',
    defaults: 'Every option is at its default.',
    dice: 'Dice anyone can verify',
    diceLine:
      'This seal fixes the server’s share of the dice before anybody sits down. Each seat adds a share of its own, and after the end all of them are laid open: anyone can check that nobody chose the dice.',
    diceElsewhere:
      'A part of this game was played elsewhere. Nobody could watch the dice there; from here on they are sealed.',
    seal: 'Seal',
    lost: 'No connection. Your seat is safe; the page tries again by itself.',
    retry: 'Try now',
    outdated: 'The server has moved on. Load the page anew.',
    reload: 'Load it anew',
  },

  none: {
    missing: 'No such table',
    missingLine:
      'Nothing is at this address, or the table is private. A private table opens to whoever got a link to a seat.',
    held: 'This table is held',
    heldLine: 'Something went wrong with its rules. Whoever runs this server must look at it; nothing is lost.',
    silent: 'The server does not answer',
    silentLine: 'The page asks again by itself. Games on this device can be played meanwhile.',
    absent: 'No server here',
    absentLine:
      'This Skerry has no server behind it, so there are no tables online. Everything on this device can be played.',
    kicked: 'Your seat is gone',
    closed: 'This table is closed',
    closedLine: 'Everybody has left before the game began.',
    retry: 'Try again',
    toStart: 'To the start page',
    toGames: 'My games',
  },

  join: {
    title: 'An invitation',
    from: (host: string) => `Invitation from ${host}`,
    who: 'Who sits where',
    yourSeat: 'You',
    promises: [
      'No account: this browser remembers your seat.',
      'You can close the page and come back; the seat stays yours.',
      'What is secret stays yours: not even the host sees it.',
    ],
    lead: 'A seat is kept for you. Tell your name and sit down.',
    sit: 'Sit down',
    joining: 'Sitting down …',
    taken: 'The seat is taken',
    takenLine: 'Somebody has opened this link before you. Ask for another one.',
    unknown: 'This invitation leads nowhere',
    unknownLine: 'Somebody has taken the seat already, or the link is mistyped. Ask for another one.',
    begun: 'The game has begun',
    begunLine: 'Nobody can sit down any more.',
  },

  hand: {
    action: 'Go on online',
    title: (game: string) => `Go on online: ${game}`,
    line: 'A copy goes to the server, and everybody plays on at a screen of their own. The game on this device stays as it is.',
    dice: 'Nobody could watch the dice so far, so the table will say that they are not witnessed. From then on they are sealed.',
    seats: 'Who plays on',
    go: 'Hand it to the server',
    going: 'Handing it over …',
    done: 'The game is on the server.',
  },

  games: {
    goOn: 'Continue',
    enter: 'Go there',
    look: 'Look at it',
    replay: 'Watch the replay',
    save: 'Save as a file',
    notSaved: 'The file could not be fetched. Try again in a moment.',
  },

  troubles: {
    badRequest: 'The server did not understand this.',
    refused: 'The rules do not allow this.',
    stale: 'The table has moved on in the meantime.',
    noGuest: 'Tell your name first.',
    notFound: 'There is no such table, or it is private.',
    notYours: 'This table is private.',
    notSeated: 'You have no seat at this table.',
    notHost: 'Only the host can do this.',
    seatTaken: 'Somebody was quicker: the seat is taken.',
    noSeat: 'No seat is free at this table.',
    notOpen: 'The game has begun already.',
    notRunning: 'The game is not running.',
    notOver: 'The game is not over yet.',
    notReady: 'Not all seats are taken yet.',
    badPack: 'The server cannot play with this map.',
    badRecord: 'The server cannot read this game.',
    held: 'This table is held: whoever runs the server must look at it.',
    tooMany: 'That was too much at once. Wait a moment and try again.',
    tooLarge: 'This is too large for the server.',
    unavailable: 'The server is busy. Nothing was changed; try again in a moment.',
    fault: 'Something went wrong on the server. Nothing was changed; try again in a moment.',
    unreachable: 'The server does not answer. Try again in a moment.',
    outdated: 'The server has moved on. Load the page anew.',
  } satisfies Record<Trouble, string>,
}

/** The words about tables on the server, whatever the language. */
export type OnlineWords = typeof online
