import { type Choice, type GameTypes, type Params, sum, sumsOf } from '@skerry/kernel'
import { acts, begun, rest, x } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import {
  choiceText,
  eventText,
  type FactsOf,
  faultSentence,
  KERNEL_REASONS,
  markedEvent,
  named,
  partsOf,
  refusalText,
  seatMark,
  sentence,
  sumText,
  thingText,
  type Words,
} from '../src/index.ts'

const { part } = sumsOf<GameTypes>()

const LANGUAGES = ['en', 'de'] as const
const words: Words = {
  name: 'Tiny',
  rules: {},
  prompts: {},
  choices: { step: ({ to }: { to: string }) => `go to ${to}` },
  events: { stepped: ({ to }: { to: string }) => `arrived in ${to}` },
  reasons: {
    tired: ({ hours }: Params) => `sleep ${hours} hours first`,
    notYourTurn: () => 'wait',
    tooSteep: ({ rule }: Params) => `${rule} forbids it`,
  },
  results: {},
  labels: { field: ({ name }: Params) => `field ${name}` },
  sums: {},
  parts: { men: 'Männer' },
  options: {},
  faults: { noSuchArea: ({ got }: Params) => `there is no area ${got}` },
}
/** Every reason the kernel gives, with the params it gives. */
const given: Readonly<Record<string, Params>> = {
  gameOver: {},
  malformed: { why: 'noSuchVerb', verb: 'fly' },
  oneAtATime: {},
  notNow: { open: 'main.go', verb: 'fly' },
  notYourTurn: { open: 'main.go', seats: [1] },
  notChance: { open: 'main.go' },
  noSuchOutcome: { open: 'main.dice', outcome: '7' },
  noSuchSlot: { slot: 'C9' },
  notSoMany: { slot: 'C9', max: 7, got: 8 },
  tooFew: { least: 7, got: 6 },
  tooMany: { most: 7, got: 8 },
  cannotUndo: { why: 'chance' },
}
const text = (language: 'en' | 'de', reason: string, params: Params) =>
  refusalText({ ...words, reasons: {} }, language, { rule: 'T-1', reason, params })

describe('the reasons of the kernel', () => {
  it('have the same keys in both languages, one for every reason the kernel gives', () => {
    expect(Object.keys(KERNEL_REASONS.de).sort()).toEqual(Object.keys(KERNEL_REASONS.en).sort())
    expect(Object.keys(KERNEL_REASONS.en).sort()).toEqual(Object.keys(given).sort())
  })

  it('are sentences without gaps, different in the two languages', () => {
    for (const [reason, params] of Object.entries(given)) {
      const [en, de] = LANGUAGES.map((language) => text(language, reason, params))
      for (const sentence of [en, de]) {
        expect(sentence).not.toBe(reason)
        expect(sentence).not.toMatch(/undefined|null|\[object/)
      }
      expect(en).not.toBe(de)
    }
  })

  it('say what the numbers and names are', () => {
    for (const language of LANGUAGES) {
      expect(text(language, 'notSoMany', { slot: 'C9', max: 7, got: 8 })).toMatch(/7.*C9.*8/)
      expect(text(language, 'tooFew', { least: 7, got: 4 })).toMatch(/\b3\b/)
      expect(text(language, 'tooMany', { most: 7, got: 9 })).toMatch(/2.*7/)
      expect(text(language, 'malformed', { why: 'no such verb: fly' })).toContain('fly')
      expect(text(language, 'noSuchOutcome', { outcome: '7' })).toContain('7')
    }
  })

  it('say whose turn it is, by name', () => {
    const names = (seat: number) => ['Ada', 'Bo', 'Cy'][seat] as string
    const told = (seats: number[]) =>
      LANGUAGES.map((language) =>
        refusalText(
          { ...words, reasons: {} },
          language,
          { rule: 'T-1', reason: 'notYourTurn', params: { seats } },
          names,
        ),
      )
    expect(told([1])).toEqual(['it is Bo’s turn', 'Bo ist am Zug'])
    expect(told([0, 1, 2])).toEqual(['Ada, Bo and Cy choose now, not you', 'jetzt wählen Ada, Bo und Cy, nicht du'])
    expect(told([])).toEqual(['it is not your turn', 'du bist nicht am Zug'])
  })

  it('say in words what is asked instead', () => {
    const asked = { ...words, prompts: { 'main.go': 'Where to?' } }
    const refusal = { rule: 'T-1', reason: 'notNow', params: { open: 'main.go', verb: 'nap' } }
    expect(LANGUAGES.map((language) => refusalText(asked, language, refusal))).toEqual([
      '“nap” is not asked for now; the question is “Where to?”',
      '„nap“ ist jetzt nicht gefragt; die Frage lautet: „Where to?“',
    ])
    expect(refusalText(words, 'en', refusal)).toBe('“nap” is not asked for now')
  })

  it('word every way in which an undo can be barred', () => {
    for (const language of LANGUAGES) {
      const texts = ['nothingDone', 'otherSeat', 'chance', 'reveal'].map((why) => text(language, 'cannotUndo', { why }))
      expect(new Set(texts).size).toBe(4)
      for (const why of ['nothingDone', 'otherSeat']) for (const sentence of texts) expect(sentence).not.toContain(why)
    }
  })

  it('do not say that chance decides where it is a seat that is asked', () => {
    const { game, content, position } = begun({ main: { go: rest } })
    const answer = game.apply(content, position, { outcome: 1 })
    if (!('refused' in answer)) throw new Error('accepted')
    expect(refusalText(words, 'en', answer.refused)).not.toMatch(/chance decides/)
  })

  it('say that chance decides where it does', () => {
    const { game, content, position } = begun({
      main: {
        go: x.decision('T-1', {
          seat: () => 0,
          offers: [x.word('T-1', 'roll', 'dice'), x.word('T-1', 'wait', 'again')],
        }),
        dice: x.chance('T-2', { outcomes: () => ({ list: [1, 2], weights: null, total: 2 }), take: () => 'go' }),
      },
    })
    const refused = game.explain(content, acts(game, content, position, '0 roll'), 0, { do: 'wait' })
    expect(refusalText(words, 'en', refused as NonNullable<typeof refused>)).toMatch(/chance/)
    expect(refusalText(words, 'de', refused as NonNullable<typeof refused>)).toMatch(/Zufall/)
  })
})

describe('the text of a refusal', () => {
  it('is the game\u2019s own, else the kernel\u2019s, else the reason itself', () => {
    const say = (reason: string, params: Params = {}) => refusalText(words, 'en', { rule: 'T-1', reason, params })
    expect(say('tired', { hours: 8 })).toBe('sleep 8 hours first')
    expect(say('notYourTurn')).toBe('wait')
    expect(say('gameOver')).toBe('the game is over')
    expect(say('dragonThere')).toBe('dragonThere')
    expect(say('tooSteep')).toBe('T-1 forbids it')
  })
})

describe('what is wrong with a pack', () => {
  const fault = { path: 'areas.3', reason: 'noSuchArea', params: { got: '99', known: [1, 2] } }
  const { faults: _, ...wordless } = words

  it('is said by the game, else shown as data', () => {
    expect(faultSentence(words, fault)).toBe('there is no area 99')
    expect(faultSentence(words, { ...fault, reason: 'noLinks' })).toBe('noLinks (got 99, known [1,2])')
    expect(faultSentence(wordless, fault)).toBe('noSuchArea (got 99, known [1,2])')
    expect(faultSentence(wordless, { reason: 'notAList', params: {} })).toBe('notAList')
  })
})

describe('texts of choices, events, things and sums', () => {
  it('come from the words of the game, else from the data itself', () => {
    expect(choiceText(words, { do: 'step', to: 'A' } as Choice)).toBe('go to A')
    expect(choiceText(words, { do: 'nap' })).toBe('nap')
    const visit = (choice: { to: string }, factsOf: FactsOf) => `visit ${factsOf(choice.to)?.name ?? choice.to}`
    const inn = { id: 'A', kind: 'field', label: 'field', facts: { name: 'the inn' } }
    const visiting = { ...words, choices: { visit } }
    expect(choiceText(visiting, { do: 'visit', to: 'A' } as Choice, undefined, [inn])).toBe('visit the inn')
    expect(choiceText(visiting, { do: 'visit', to: 'A' } as Choice)).toBe('visit A')
    expect(eventText(words, { rule: 'T-1', type: 'stepped', to: 'B' } as never)).toBe('arrived in B')
    expect(eventText(words, { rule: 'T-1', type: 'slept' })).toBe('slept')
    expect(thingText(words, { id: 'A', kind: 'field', label: 'field', facts: { name: 'A' } })).toBe('field A')
    expect(thingText(words, { id: 'orc7', kind: 'orc', label: 'orc', facts: {} })).toBe('orc7')
  })

  it('show a sum with its parts where there is more than one', () => {
    expect(sumText(words, sum(part('T-1', 4, 'men'), part('T-2', 2, 'castle')))).toBe('4 Männer + 2 castle = 6')
    expect(sumText(words, sum(part('T-1', 4, 'men')))).toBe('4')
    expect(sumText(words, sum())).toBe('0')
  })
})

describe('seats in sentences', () => {
  const told: Words = {
    ...words,
    events: { hit: ({ by, whom }: { by: number; whom: number }) => `${seatMark(by)} hits ${seatMark(whom)}` },
  }
  const hit = { rule: 'T-1', type: 'hit', by: 0, whom: 11 } as never

  it('are letters where nobody has a name', () => {
    expect(eventText(told, hit)).toBe('A hits L')
  })
  it('get the names of the table', () => {
    expect(eventText(told, hit, (seat) => `Seat ${seat}`)).toBe('Seat 0 hits Seat 11')
    expect(named(`${seatMark(1)}, ${seatMark(1)}`, () => '$&')).toBe('$&, $&')
  })
  it('can be told apart from the text around them', () => {
    expect(partsOf(markedEvent(told, hit))).toEqual([0, ' hits ', 11])
    expect(partsOf('nobody')).toEqual(['nobody'])
    expect(partsOf('')).toEqual([])
  })
})

describe('a phrase as a sentence', () => {
  it('gets a capital and a full stop where it has none', () => {
    expect(sentence('the dragon lands')).toBe('The dragon lands.')
    expect(sentence('which one?')).toBe('Which one?')
    expect(sentence(`${seatMark(2)} rests`)).toBe(`${seatMark(2)} rests.`)
  })
})
