import {
  choiceText,
  eventText,
  type Language,
  markedEvent,
  orderText,
  partName,
  partsOf,
  refusalText,
  sumName,
  thingText,
} from '@skerry/contracts'
import { type Choice, offersOf, randomFrom, type Seat, type Step, sum, sumsOf, type Thing } from '@skerry/kernel'
import { definitionOf } from '@skerry/kernel/inside'
import { collectTexts } from '@skerry/kit'
import { beginSession } from '@skerry/session'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'
import { ledger } from '../ledger.ts'
import { goal, sheetOf } from '../sheet.ts'
import { isQuiet } from '../terminal/quiet.ts'
import type { Card, Clause, Quest, Region, Requirement, Trigger, Vindication, VinEffect, VinEvent } from '../types.ts'
import { chapters } from '../words/chapters.ts'
import { words } from '../words/index.ts'
import {
  ATTRIBUTE_IDS,
  attributeName,
  CARD_IDS,
  cardForm,
  cardName,
  DECK_IDS,
  deckName,
  hexName,
  kindOf,
  questName,
  REGION_IDS,
  regionForm,
  regionName,
  TRIGGER_IDS,
  thingName,
  triangleName,
  triggerName,
  zoneName,
} from '../words/names.ts'
import {
  abilityText,
  activationText,
  cardText,
  clauseText,
  costText,
  effectText,
  optionTitle,
  questText,
  requirementText,
  taskText,
  titleText,
  triggerText,
  visitText,
  visitTitle,
} from '../words/phrases.ts'
import { talk } from '../words/talk.ts'

const { part } = sumsOf<Vindication>()

const LANGUAGES: readonly Language[] = ['en', 'de']
const content = game.load(pack)
const inBoth = (say: (language: Language) => string): string[] => LANGUAGES.map(say)
/** Ids are branded; sentences take them as they come. */
type Loose<E> = E extends VinEvent ? { [K in keyof E]: K extends 'type' ? E[K] : unknown } : never
const told = (event: Loose<VinEvent>): string[] => inBoth((language) => eventText(talk[language], event as VinEvent))
const chosen = (choice: Choice): string[] => inBoth((language) => choiceText(talk[language], choice))
/** With a table at hand: the Inn lies on hex 5, the Arcane Tower on hex 6; nothing on hex 7. */
const known = (choice: object): string[] =>
  inBoth((language) => choiceText(talk[language], choice as Choice, undefined, THINGS))
const thing = (id: string, facts: Thing['facts']): Thing => ({ id, kind: '', label: '', facts })
const THINGS = [
  thing('H05', { region: 'INN' }),
  thing('H06', { region: 'ARCANE_TOWER' }),
  thing('H07', { region: null }),
  thing('T07', { isShore: false, hexes: ['H05', 'H06', 'H07'] }),
  thing('T08', { isShore: false, hexes: ['H07'] }),
  thing('S01', { isShore: true, hexes: ['H05', 'H06'] }),
]
const refused = (rule: string, reason: string, params = {}): string[] =>
  inBoth((language) => refusalText(talk[language], language, { rule, reason, params }))
const labelled = (label: string, facts = {}): string[] =>
  inBoth((language) => thingText(talk[language], { id: label, kind: label, label, facts }))

const cards = Object.values(content.cards) as Card[]
const cardOf = (id: string): Card => cards.find((card) => card.id === id) as Card
const regionOf = (id: string): Region => (Object.values(content.regions) as Region[]).find((r) => r.id === id) as Region
const ability = (id: string): string[] => inBoth((language) => abilityText(cardOf(id), language))

describe('the names', () => {
  it('are those of the built-in pack', () => {
    for (const language of LANGUAGES) {
      const named = ({ name }: { name: Readonly<Record<Language, string>> }) => name[language]
      for (const one of pack.regions) expect(regionName(one.id, language)).toBe(named(one))
      for (const one of [...pack.companions, ...pack.traits, ...pack.relics, ...pack.monsters])
        expect(cardName(one.id, language)).toBe(named(one))
      for (const one of pack.triggers) expect(triggerName(one.id, language)).toBe(named(one))
      for (const one of pack.attributes) expect(attributeName(one.id, language)).toBe(named(one))
      for (const one of pack.zones) expect(zoneName(one.id, language)).toBe(named(one))
      for (const one of pack.decks) expect(deckName(one.id, language).toLowerCase()).toBe(named(one).toLowerCase())
    }
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort()
    expect([...REGION_IDS].sort()).toEqual(ids(pack.regions))
    expect([...CARD_IDS].sort()).toEqual(ids(cards))
    expect([...TRIGGER_IDS].sort()).toEqual(ids(pack.triggers))
    expect([...ATTRIBUTE_IDS].sort()).toEqual(ids(pack.attributes))
    expect([...DECK_IDS].sort()).toEqual(ids(pack.decks))
    for (const { id, kind } of cards) expect(kindOf(id)).toBe(kind)
  })

  it('give regions the articles of a German sentence', () => {
    const forms = (id: string) =>
      (['nominative', 'accusative', 'any'] as const).map((as) => regionForm(id, 'de', as)).join(', ')
    expect(forms('ARCANE_TOWER')).toBe('der Mysteriöse Turm, den Mysteriösen Turm, einen Mysteriösen Turm')
    expect(forms('ANCIENT_TOMB')).toBe('das Altertümliche Grab, das Altertümliche Grab, ein Altertümliches Grab')
    expect(forms('INN')).toBe('die Schenke, die Schenke, eine Schenke')
    expect(['INN', 'FORT'].map((id) => regionForm(id, 'en', 'any'))).toEqual(['an Inn', 'a Fort'])
    // Every form holds the noun of the name.
    for (const id of REGION_IDS)
      for (const as of ['nominative', 'accusative', 'any'] as const)
        expect(regionForm(id, 'de', as)).toContain(regionName(id, 'de').split(' ').at(-1))
  })

  it('bend German names with an article, and all of them; what is no person is a title', () => {
    const people = CARD_IDS.filter((id) => kindOf(id) === 'companion')
    const bent = people.filter((id) => cardForm(id, 'de', 'dative') !== cardName(id, 'de'))
    expect(bent).toEqual(people.filter((id) => /\b(der|die|das) /i.test(cardName(id, 'de'))))
    expect(cardForm('BLU18', 'de', 'dative')).toBe('Odalys der Kartenzeichnerin')
    for (const id of CARD_IDS.filter((id) => !people.includes(id)))
      expect(cardForm(id, 'de', 'dative')).toBe(`„${cardName(id, 'de')}“`)
    expect(cardForm('YEL20', 'de', 'accusative')).toBe('den Schilfpfeifer')
    expect(cardForm('YEL20', 'en', 'accusative')).toBe('the Reed Piper')
  })

  it('number what has no name, and leave ids of another pack as they are', () => {
    expect(inBoth((language) => hexName('H05', language))).toEqual(['hex 5', 'Hexfeld 5'])
    expect(inBoth((language) => triangleName('T12', language))).toEqual(['triangle 12', 'Dreieck 12'])
    expect(inBoth((language) => triangleName('S03', language))).toEqual(['shore triangle 3', 'Uferdreieck 3'])
    for (const language of LANGUAGES)
      expect(
        [regionName, cardName, triggerName, questName, hexName, triangleName, deckName, thingName].map((name) =>
          name('X-99', language),
        ),
      ).toEqual(Array(8).fill('X-99'))
    expect(kindOf('X-99')).toBe(null)
  })
})

describe('abilities in words', () => {
  it('say when, for what price, what and on which condition', () => {
    expect(ability('RED10')).toEqual([
      'on activation, for 1 Strength: augment 1',
      'bei Aktivierung, für 1 Stärke: Steigere deine Energie um 1',
    ])
    expect(ability('YEL07')).toEqual([
      'on activation: gain 1 honor, if you control at least 1 region',
      'bei Aktivierung: Erhalte 1 Ehre, wenn du mindestens 1 Region kontrollierst',
    ])
    expect(ability('REL16')).toEqual([
      'whenever you visit a Fort, Holy Spire or Library, at most once per turn: gain 1 common attribute of your choice',
      'immer wenn du ein Fort, einen Heiligen Kirchturm oder eine Bibliothek besuchst, höchstens einmal je Zug: Erhalte 1 Standardattribut nach Wahl',
    ])
    expect(ability('TRA15')[0]).toBe('any number of times, for 1 Influence onto a free slot of this card: augment 1')
    expect(ability('YEL14')[1]).toBe('am Ende des Spiels: Erhalte 4 Ehre, wenn du rehabilitiert bist')
  })

  it('tell what holds always from what holds this turn', () => {
    expect(ability('TRA03')[0]).toBe('always: the Inn costs you 1 Inspiration, Knowledge or Strength less')
    expect(ability('YEL10')[0]).toBe(
      'on activation: the Inn costs you 1 Inspiration, Knowledge or Strength less this turn',
    )
    expect(ability('TRA02')[1]).toBe('immer: Deine Bewegung darf 1 Schritt länger sein')
    expect(ability('REL02')[1]).toBe(
      'einmal je Zug, für 1 Ladung: Deine Bewegung darf in diesem Zug 2 Schritte länger sein',
    )
    expect(ability('TRA16')[1]).toBe('immer: Ein Rauswurf kostet dich 1 statt 2 Überzeugungskraft')
    expect(ability('TRA10')[0]).toBe('always: you may roll the monster die again, once per roll')
    expect(ability('RED09')[0]).toBe('on activation: roll the monster die of the current roll again')
  })

  it('protect a companion only while it is champion', () => {
    expect(ability('RED03')[0]).toBe('always: while this companion is your champion, Exhaustion counts as a miss')
    expect(ability('TRA01')[0]).toBe('always: for your champion Exhaustion counts as a miss')
    expect(ability('REL09')[1]).toBe(
      'einmal je Zug, für 1 Ladung: Für deinen Champion zählt in diesem Zug Tod als Erschöpfung',
    )
  })

  it('name several regions with their articles, and several effects one after the other', () => {
    expect(ability('REL10')[1]).toBe(
      'einmal je Zug, für 1 Ladung: Das Altertümliche Grab, der Mysteriöse Turm und der Klaffende Schlund kosten dich in diesem Zug 1 Weisheit, Vision oder Courage weniger',
    )
    expect(ability('BLU18')).toEqual([
      'on activation: draw 1 tile and lay it on an open hex next to a discovered one, and gain 1 honor',
      'bei Aktivierung: Ziehe 1 Plättchen und lege es auf ein offenes Hexfeld neben einem entdeckten, und erhalte 1 Ehre',
    ])
  })

  it('read whole cards', () => {
    expect(inBoth((language) => cardText(cardOf('RED14'), language))).toEqual([
      '3 honor; activation: 2 Strength and 1 Courage; initiative 40; always: while this companion is your champion, Death counts as Exhaustion',
      '3 Ehre; Aktivierung: 2 Stärke und 1 Courage; Initiative 40; immer: Solange dieser Begleiter dein Champion ist, zählt Tod als Erschöpfung',
    ])
    expect(inBoth((language) => cardText(cardOf('REL01'), language))).toEqual([
      '4 honor; comes with 1 charge; once per turn, for 1 charge: you may activate once more this turn',
      '4 Ehre; kommt mit 1 Ladung; einmal je Zug, für 1 Ladung: Du darfst in diesem Zug ein weiteres Mal aktivieren',
    ])
    expect(inBoth((language) => activationText(cardOf('RED06').attributes, language))).toEqual([
      '1 Strength and 1 common attribute of your choice',
      '1 Stärke und 1 Standardattribut nach Wahl',
    ])
  })

  it('are whole for every card of the pack, in both languages', () => {
    for (const card of cards) {
      const [en, de] = inBoth((language) => cardText(card, language))
      for (const text of [en, de]) expect(text, card.id).not.toMatch(/undefined|NaN|\[object|null|[A-Z]{3,}/)
      expect(en).not.toBe(de)
      expect(abilityText(card, 'en')).not.toBe('no ability')
    }
    expect(abilityText({ ...cardOf('RED01'), clauses: [] }, 'de')).toBe('keine Fähigkeit')
  })

  it('know every verb, trigger and price of the vocabulary, also those only modules use', () => {
    const all = ATTRIBUTE_IDS
    const more: readonly (readonly [VinEffect, string, string])[] = [
      [
        { do: 'down', n: 1 },
        'choose an opponent, whose power is downgraded by 1',
        'verringere die Energie einer anderen Person um 1',
      ],
      [
        { do: 'steal', n: 2 },
        'take up to 2 honor from an opponent of your choice',
        'nimm einer anderen Person deiner Wahl bis zu 2 Ehre',
      ],
      [
        { do: 'lose', who: 'opponent', n: 1 },
        'an opponent of your choice loses 1 honor',
        'eine andere Person deiner Wahl verliert 1 Ehre',
      ],
      [{ do: 'lose', who: 'opponents', n: 1 }, 'all opponents lose 1 honor', 'alle anderen verlieren 1 Ehre'],
      [{ do: 'lose', who: 'visitor', n: 1 }, 'the visitor loses 1 honor', 'wer zu Besuch kommt, verliert 1 Ehre'],
      [
        { do: 'evict', what: 'relic' },
        'send 1 cube of an opponent from a relic back to Influence',
        'schicke 1 fremden Block von einer Reliquie zurück zum Einfluss',
      ],
      [{ do: 'speed', n: 1 }, 'raise your speed by 1', 'erhöhe deine Geschwindigkeit um 1'],
      [{ do: 'hon', n: -2 }, 'lose 2 honor', 'verliere 2 Ehre'],
      [
        { do: 'attr', kinds: all, n: 2 },
        'gain up to 2 attributes of your choice',
        'erhalte bis zu 2 Attribute nach Wahl',
      ],
      [
        { do: 'attr', kinds: ['WIS', 'VIS', 'COU'], n: 1 },
        'gain 1 heroic attribute of your choice',
        'erhalte 1 heroisches Attribut nach Wahl',
      ],
      [
        { do: 'attr', kinds: ['INS', 'STR'], n: 2 },
        'gain up to 2 Inspiration or Strength',
        'erhalte bis zu 2 Inspiration oder Stärke',
      ],
      [
        { do: 'aug', n: 2, from: 'inf' },
        'move 2 cubes from Influence to Conviction',
        'verschiebe 2 Blöcke vom Einfluss zur Überzeugungskraft',
      ],
      [
        { do: 'card', decks: ['relic'], from: 'top' },
        'gain a relic unseen from the face-down deck, free of charge',
        'erhalte kostenlos eine Reliquie ungesehen vom verdeckten Stapel',
      ],
      [
        { do: 'charge', n: 2 },
        'put up to 2 Influence cubes on your relics',
        'lege bis zu 2 Einflussblöcke auf deine Reliquien',
      ],
      [
        { do: 'convert', from: all, to: ['INS'], n: 2 },
        'move up to 2 cubes from any sphere to Inspiration',
        'verschiebe bis zu 2 Blöcke von einem beliebigen Kreis auf Inspiration',
      ],
      [
        { do: 'peek', decks: DECK_IDS, n: 1 },
        'look at the top card of one of the six decks',
        'sieh dir die oberste Karte eines der sechs Stapel an',
      ],
      [
        { do: 'scout', n: 2 },
        'draw 2 tiles and lay each on an open hex next to a discovered one',
        'ziehe 2 Plättchen und lege jedes auf ein offenes Hexfeld neben einem entdeckten',
      ],
      [
        { do: 'score', n: 1, each: 'COIN', most: 4 },
        'gain 1 honor for each of your coins, at most 4',
        'erhalte 1 Ehre für jede deiner Münzen, höchstens 4',
      ],
    ]
    for (const [effect, en, de] of more) expect(inBoth((language) => effectText([effect], language))).toEqual([en, de])
    expect(effectText([], 'de')).toBe('nichts')
    const mate: Clause = { on: 'MATE', cost: 'common', effects: [{ do: 'hon', n: 1 }], if: null }
    expect(inBoth((language) => clauseText(mate, 'companion', language))).toEqual([
      'when its companion is activated, for 1 common attribute: gain 1 honor',
      'wenn sein Begleiter aktiviert wird, für 1 Standardattribut: Erhalte 1 Ehre',
    ])
    expect((['KNO', 'conv', 'charge'] as const).map((cost) => costText(cost, 'de'))).toEqual([
      '1 Wissen',
      '1 Überzeugungskraft',
      '1 Ladung',
    ])
    const events = ['youControl', 'oppGains(COMPANION)', 'companionDies'] as const
    expect(
      events.map((event) =>
        clauseText(
          { on: 'WHEN', event, isOncePerTurn: false, effects: [{ do: 'hon', n: 1 }], if: null },
          'trait',
          'de',
        ),
      ),
    ).toEqual([
      'immer wenn du die Kontrolle über eine Region übernimmst: Erhalte 1 Ehre',
      'immer wenn eine andere Person einen Begleiter erhält: Erhalte 1 Ehre',
      'immer wenn einer deiner Begleiter stirbt: Erhalte 1 Ehre',
    ])
  })

  it('have short titles', () => {
    const titles = (id: string) =>
      inBoth((language) =>
        cardOf(id)
          .clauses.map(({ effects }) => titleText(effects, language))
          .join(),
      )
    expect(titles('RED05')).toEqual(['Command Post 1 Strength cheaper', 'Kommandoposten: 1 Stärke weniger'])
    expect(titles('TRA09')).toEqual(['1 common attribute', '1 Standardattribut'])
    expect(titles('REL15')).toEqual([
      'monster die again and attribute die again',
      'Monsterwürfel neu und Attributwürfel neu',
    ])
    for (const { id, clauses } of cards)
      for (const { effects } of clauses)
        for (const text of inBoth((language) => titleText(effects, language)))
          expect(text, id).toMatch(/^(?!.*(undefined|NaN|\[object|[A-Z]{3,})).+$/)
  })
})

describe('regions, requirements, quests and triggers in words', () => {
  it('say what a visit costs and gives, in a sentence and in short', () => {
    expect(inBoth((language) => visitText(regionOf('MONASTERY'), language))).toEqual([
      'as often as you pay 1 Knowledge: augment 1',
      'sooft du 1 Wissen zahlst: Steigere deine Energie um 1',
    ])
    expect(inBoth((language) => visitText(regionOf('ARCANE_TOWER'), language))).toEqual([
      'for 2 Vision: gain a relic; and, before or after it or by itself: put Influence cubes on your relics, up to 3 on each',
      'für 2 Vision: Erhalte eine Reliquie; und, davor, danach oder für sich: Lege Einflussblöcke auf deine Reliquien, bis zu 3 auf jede',
    ])
    expect(visitText(regionOf('FORT'), 'en')).toBe('gain up to 2 Strength')
    expect(visitText(regionOf('INN'), 'en')).toMatch(
      /a yellow companion; or for 2 Knowledge: gain a blue companion; or/,
    )
    expect(inBoth((language) => visitTitle(regionOf('ANCIENT_TOMB'), language))).toEqual([
      '2 Wisdom → trait',
      '2 Weisheit → Eigenschaft',
    ])
    expect(regionOf('SHRINE').options.map((option) => optionTitle(option, 'en'))).toEqual([
      '1 Inspiration : 2 cubes off companions',
    ])
  })

  it('say requirements as a condition and as a task', () => {
    const speed: Requirement = { count: 'speed', region: null, is: '>=', n: 4 }
    expect(inBoth((language) => requirementText(speed, language))).toEqual([
      'you have speed 4 or more',
      'du mindestens Geschwindigkeit 4 hast',
    ])
    const empty: Requirement = { count: 'pot', region: null, is: '=', n: 0 }
    expect(inBoth((language) => taskText(empty, language))).toEqual([
      'have no cubes on Potential',
      'keine Blöcke auf Potenzial haben',
    ])
    const two = { count: 'regions', region: 'INN', is: '>=', n: 2 } as unknown as Requirement
    expect(inBoth((language) => taskText(two, language))).toEqual([
      'control at least 2 regions of the kind Inn',
      'mindestens 2 Regionen der Art Schenke kontrollieren',
    ])
    const exactly: Requirement = { count: 'coins', region: null, is: '=', n: 1 }
    expect(inBoth((language) => requirementText(exactly, language))).toEqual([
      'you have exactly 1 coin',
      'du genau 1 Münze hast',
    ])
  })

  it('read every quest and trigger', () => {
    const quests = Object.values(content.quests) as Quest[]
    const triggers = Object.values(content.triggers) as Trigger[]
    expect(inBoth((language) => questText(quests.find(({ id }) => id === 'QST02') as Quest, language))).toEqual([
      'have at least 3 monsters: 6 honor; control a Gaping Maw: 3 honor',
      'mindestens 3 Monster haben: 6 Ehre; einen Klaffenden Schlund kontrollieren: 3 Ehre',
    ])
    const trigger = (id: string) => triggers.find((one) => one.id === id) as Trigger
    expect(inBoth((language) => triggerText(trigger('TRG08'), language))).toEqual([
      'a player is vindicated and has at least 6 cubes on Conviction',
      'jemand ist rehabilitiert und hat mindestens 6 Blöcke auf Überzeugungskraft',
    ])
    expect(triggerText(trigger('TRG07'), 'en', 3)).toBe(
      'at least 19 hexes are discovered and at least 10 regions are controlled',
    )
    expect([2, 5].map((players) => triggerText(trigger('TRG11'), 'de', players))).toEqual([
      'mindestens 2 Personen sind rehabilitiert',
      'mindestens 4 Personen sind rehabilitiert',
    ])
    const texts = LANGUAGES.flatMap((language) => [
      ...quests.map((quest) => questText(quest, language)),
      ...triggers.flatMap((one) => [triggerText(one, language), triggerText(one, language, 4)]),
    ])
    expect(texts.filter((text) => /undefined|NaN|\[object|null|[A-Z]{3,}/.test(text))).toEqual([])
  })
})

describe('the texts of the rules', () => {
  it('exist in both languages for every id of the ledger, and say different things', () => {
    const ids = Object.keys(ledger)
    for (const language of LANGUAGES) expect(Object.keys(words[language].rules)).toEqual(ids)
    const texts = LANGUAGES.map((language) => new Set(Object.values(words[language].rules)).size)
    expect(texts).toEqual([ids.length, ids.length])
    expect(ids.filter((id) => words.en.rules[id] === words.de.rules[id])).toEqual([])
  })

  it('are whole sentences without the marks of the ledger', () => {
    for (const language of LANGUAGES)
      for (const [id, text] of Object.entries(words[language].rules)) {
        expect(text, id).toMatch(/^[A-ZÄÖÜ0-9"„].*[.]$/)
        expect(text, id).not.toMatch(/→|\[|`|RULING|VIN-|\*/)
      }
  })

  it('have a chapter each', () => {
    const used = new Set(Object.keys(ledger).map((id) => id.split('-')[1] as string))
    for (const language of LANGUAGES) expect(Object.keys(chapters[language])).toEqual([...used])
  })

  it('are there for every region of the pack', () => {
    for (const { rule, id } of Object.values(content.regions) as Region[])
      for (const language of LANGUAGES)
        expect(words[language].rules[rule], rule).toMatch(new RegExp(`^${regionName(id, language)}:`))
  })
})

describe('the summary sheet', () => {
  it('has the same chapters and lines in both languages', () => {
    const shape = (language: Language) => sheetOf(language).map(({ lines }) => lines.length)
    expect(shape('de')).toEqual(shape('en'))
    expect(goal.de.length).toBe(goal.en.length)
  })

  it('VIN-SETUP-27 is the reference card: it names every region with what a visit costs, and every heroic attribute with its parents', () => {
    for (const language of LANGUAGES) {
      const lines = sheetOf(language).flatMap((chapter) => chapter.lines)
      const textOf = (term: string) => lines.find((line) => line.term === term)?.text ?? ''
      for (const { id, options } of Object.values(content.regions) as Region[])
        for (const { cost } of options)
          for (const [attr, n] of Object.entries(cost)) {
            expect(textOf(regionName(id, language)), id).toContain(String(n))
            expect(textOf(regionName(id, language)), id).toContain(attributeName(attr, language))
          }
      for (const { id, parts } of pack.attributes as { id: string; parts?: readonly string[] }[])
        for (const parent of parts ?? [])
          expect(textOf(attributeName(id, language)), id).toContain(`1 ${attributeName(parent, language)}`)
      for (const { id } of pack.regions) expect(textOf(regionName(id, language)), id).not.toBe('')
    }
  })
})

describe('what is said while playing', () => {
  const games = [2, 3, 4, 5].flatMap((seats) =>
    [{}, { openPileGrows: false, retakeHonor: false }].map((options, i) =>
      collectTexts({ game, content, talk }, { seats, options, seed: `words ${seats} ${i}`, every: 60 }),
    ),
  )
  const events = games.flatMap((heard) => heard.events)
  const choices = games.flatMap((heard) => heard.choices)
  /** Ids that are no words of any language: `H05`, `S03`, `RED01`, `QST05`, `ARCANE_TOWER`, `INS`, `EXH`. */
  const ids = [
    ...[content.hexes, content.triangles, cards].flatMap((list) => list.map(({ id }) => id as string)),
    ...[pack.regions, pack.quests, pack.triggers, pack.journeys, pack.attributes].flatMap((list) =>
      list.map(({ id }) => id),
    ),
    ...['pot', 'inf', 'conv', 'MISS', 'EXH', 'DEATH', 'MON', 'ATT'],
  ]
  const broken = new RegExp(`undefined|null|NaN|\\[object|true|false|\\b(${ids.join('|')})\\b`)

  it('is whole and names things as players know them', () => {
    const sentences = new Set(
      LANGUAGES.flatMap((language) => [
        ...events.map((event) => eventText(talk[language], event)),
        ...choices.map((choice) => choiceText(talk[language], choice)),
      ]),
    )
    for (const heard of games) for (const text of heard.others) sentences.add(text)
    expect(sentences.size).toBeGreaterThan(5_000)
    expect([...sentences].filter((text) => text === '' || broken.test(text))).toEqual([])
    expect(broken.test('a cube on H05')).toBe(true)
  })

  it('differs in English and German', () => {
    const isSame = (text: (language: Language) => string) => text('en') === text('de')
    expect(events.filter((event) => isSame((language) => eventText(talk[language], event)))).toEqual([])
    expect(choices.filter((choice) => isSame((language) => choiceText(talk[language], choice)))).toEqual([])
  })

  it('names everybody an event is about', () => {
    const silent = events.filter((event) => {
      const { seat } = event as { seat?: Seat | null }
      return (
        typeof seat === 'number' &&
        LANGUAGES.some((language) => !partsOf(markedEvent(talk[language], event)).includes(seat))
      )
    })
    expect(silent).toEqual([])
  })

  it('calls a sum by whose it is and what it is about', () => {
    expect(inBoth((language) => sumName(talk[language], 'mastery 1 KNO'))).toEqual([
      'count of B for Knowledge mastery',
      'Zählung von B für die Meisterschaft in Wissen',
    ])
    const match = beginSession(game, content, 2, {})
    match.begin(randomFrom('sums'))
    const names = Object.keys(game.sums(content, match.position, 0)).map((name) => sumName(talk.en, name))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(10)
  })

  it('calls the parts of a sum by what they are for', () => {
    const parts = (of: string) => inBoth((language) => partName(talk[language], of))
    expect(parts('mastery INS')).toEqual(['for Inspiration mastery', 'für die Meisterschaft in Inspiration'])
    expect(parts('QST07 2')).toEqual(['for goal 2 of quest 7', 'für Ziel 2 von Geheimziel 7'])
    expect(parts('YEL20')).toEqual(['for the Reed Piper', 'für den Schilfpfeifer'])
    for (const { id } of pack.quests) for (const text of parts(`${id} 1`)) expect(text).not.toContain(id)
  })

  it('has a question for every decision, without answering it', () => {
    for (const language of LANGUAGES)
      for (const [step, text] of Object.entries(talk[language].prompts)) expect(text, step).toMatch(/\?$/)
  })

  it('says what standing orders do', () => {
    const said = (order: Choice) => inBoth((language) => orderText(talk[language], order))
    expect(said({ do: 'augmenting', from: 'inf' } as Choice)).toEqual([
      'augment from Influence as long as it holds a cube',
      'die Energie vom Einfluss aus steigern, solange dort ein Block liegt',
    ])
    expect(said({ do: 'saveChampion' })[1]).toBe('den Champion vor dem Tod retten, solange Überzeugungskraft da ist')
  })
})

/** One event of every type, so that none is forgotten: random games do not see all of them. */
const ONE_EACH: { readonly [T in VinEvent['type']]: Omit<Loose<Extract<VinEvent, { type: T }>>, 'rule' | 'type'> } = {
  cardTurnedUp: { deck: 'red', card: 'RED05' },
  triggerRevealed: { trigger: 'TRG04' },
  journeyDealt: { seat: 0, journey: 'JRN07', at: 'S07' },
  firstPlayer: { seat: 0 },
  cardSetAside: { seat: 0, card: 'YEL20' },
  companionDealt: { seat: 0, card: 'YEL01' },
  questDealt: { seat: 0, quest: 'QST01' },
  questKept: { seat: 0, quest: 'QST01' },
  tileDrawn: { seat: 0, tile: 'HOLY_SPIRE' },
  tileLaid: { seat: 0, hex: 'H09', tile: 'GAPING_MAW' },
  discovered: { seat: 0, n: 2 },
  turnBegan: { seat: 0, round: 4 },
  turnEnded: { seat: 0 },
  moveBegan: { seat: 0, from: 'S04' },
  stepped: { seat: 0, from: 'S04', to: 'T03' },
  teleported: { seat: 0, from: 'S04', to: 'S09' },
  moveEnded: { seat: 0, at: 'T03' },
  hastened: { seat: 0, by: 1 },
  moveWaived: { seat: 0 },
  activated: { seat: 0, who: 'character' },
  rested: { seat: 0 },
  cubesMoved: { seat: 0, from: 'inf', into: 'REL02', n: 2 },
  visitBegan: { seat: 0, hex: 'H01', region: 'INN' },
  regionVisited: { seat: 0, hex: 'H01', region: 'INN', controller: 1 },
  visitUsed: { seat: 0, hex: 'H01', region: 'INN' },
  controlTaken: { seat: 0, hex: 'H01', region: 'SHRINE', evicted: 1 },
  controlGivenUp: { seat: 0, hex: 'H01', region: 'SHRINE' },
  converted: { seat: 0, attr: 'VIS' },
  tileBought: { seat: 0, attr: 'COU' },
  tileReturned: { seat: 0, attr: 'COU' },
  vindicated: { seat: 0 },
  speedRaised: { seat: 0, speed: 3 },
  abilityUsed: { seat: 0, card: 'TRA06' },
  granted: { seat: 0, effect: { do: 'safe', from: 'DEATH' } },
  cardSeen: { seat: 0, deck: 'yellow', depth: 1, card: 'YEL14' },
  cardsTakenUp: { seat: 0, deck: 'yellow', n: 3 },
  deckOrdered: { seat: 0, deck: 'trait', cards: ['TRA02', 'TRA01'] },
  deckMixed: { deck: 'monster' },
  cardGained: { seat: 0, card: 'BLU14', deck: 'blue', source: 'top' },
  gainTold: { seat: 0, card: 'BLU14', isDefeat: false },
  dieNamed: { seat: 0, face: 'WIS' },
  diceRolled: { seat: 0, champion: 'YEL20', dice: { MON: 'DEATH', ATT: 'KNO' } },
  dieRerolled: { seat: 0, die: 'MON', dice: { MON: 'MISS', ATT: 'KNO' } },
  championSpared: { seat: 0, champion: 'YEL20' },
  championSaved: { seat: 0, champion: 'YEL20' },
  cardLost: { seat: 0, card: 'YEL20', cause: 'parting' },
  companionDied: { seat: 0, card: 'YEL20' },
  honorChanged: { seat: 0, by: -2, honor: 18 },
  coinTaken: { seat: 0, coin: 30 },
  endTriggered: { triggers: ['TRG01', 'TRG12'], lastRound: 13 },
  questsShown: { seat: 0, quests: ['QST05'] },
  finalScored: { seat: 0, sum: sum(part('VIN-FINAL-01', 4, 'YEL14')) },
  ranked: { places: [1, 2] },
}

describe('nothing is left without words', () => {
  it('no event, and none names an id', () => {
    for (const language of LANGUAGES)
      expect(Object.keys(talk[language].events).sort()).toEqual(Object.keys(ONE_EACH).sort())
    for (const [type, facts] of Object.entries(ONE_EACH)) {
      const texts = told({ rule: 'VIN-FINAL-01', type, ...facts } as never)
      expect(texts[0], type).not.toBe(texts[1])
      for (const text of texts)
        expect(text, type).not.toMatch(/undefined|null|NaN|\[object|[HTS]\d\d|[A-Z]{3,}|\b(pot|inf|conv)\b/)
    }
    expect(told({ rule: 'VIN-RULING-29', type: 'deckOrdered', ...ONE_EACH.deckOrdered })[1]).toBe(
      'A legt die Karten auf den Stapel der Eigenschaften zurück, von oben: Leichtfüßig, Standhaft',
    )
  })

  it('no decision, no verb, no reason; and no word is left over', () => {
    const rules = definitionOf(game).rules as unknown as Readonly<Record<string, Readonly<Record<string, Step>>>>
    const steps = Object.entries(rules).flatMap(([rule, at]) =>
      Object.entries(at).map(([name, step]) => [`${rule}.${name}`, step] as const),
    )
    const asking = steps.filter(([, { kind }]) => kind !== 'auto' && kind !== 'chance')
    const reasons = steps.flatMap(([, step]) => [
      ...offersOf(step).flatMap(({ conditions }) => conditions),
      ...('conditions' in step ? step.conditions : []),
      ...(('blockedVerbs' in step ? step.blockedVerbs : undefined) ?? []),
    ])
    // Bounds of an allotment: the kernel's reasons, in this game's words.
    const known = new Set([...reasons.map(({ reason }) => reason), 'noSuchSlot', 'notSoMany'])
    for (const language of LANGUAGES) {
      expect(Object.keys(talk[language].prompts).sort()).toEqual(asking.map(([name]) => name).sort())
      expect(Object.keys(talk[language].choices).sort()).toEqual([...game.verbs.keys()].sort())
      expect(Object.keys(talk[language].reasons).sort()).toEqual([...known].sort())
    }
  })
})

describe('cubes', () => {
  const moved = (rule: string, from: string, into: string, n = 1) =>
    told({ rule, type: 'cubesMoved', seat: 0, from, into, n })

  it('are gained and paid as attributes', () => {
    expect(moved('VIN-ACT-06', 'inf', 'STR', 2)).toEqual(['A gains 2 Strength', 'A erhält 2 Stärke'])
    expect(moved('VIN-REG-08', 'STR', 'inf', 2)).toEqual(['A pays 2 Strength', 'A zahlt 2 Stärke'])
    expect(moved('VIN-VISIT-12', 'conv', 'inf')).toEqual(['A pays 1 Conviction', 'A zahlt 1 Überzeugungskraft'])
    expect(moved('VIN-BONUS-RECALL-01', 'STR', 'inf')).toEqual([
      'A takes 1 cube back from Strength',
      'A nimmt 1 Block von Stärke zurück',
    ])
    expect(moved('VIN-BONUS-CONVERT-02', 'INS', 'COU')).toEqual([
      'A moves 1 cube from Inspiration to Courage',
      'A verschiebt 1 Block von Inspiration auf Courage',
    ])
  })

  it('are put on cards and regions, and come back', () => {
    expect(moved('VIN-ACT-02', 'inf', 'YEL20')).toEqual([
      'A puts 1 cube from Influence on the Reed Piper',
      'A legt 1 Block von Einfluss auf den Schilfpfeifer',
    ])
    expect(moved('VIN-REG-11', 'YEL20', 'inf', 2)[1]).toBe('A nimmt 2 Blöcke vom Schilfpfeifer zurück')
    expect(moved('VIN-BONUS-CONTROL-02', 'conv', 'H05')).toEqual([
      'A puts 1 cube from Conviction on hex 5',
      'A legt 1 Block von Überzeugungskraft auf Hexfeld 5',
    ])
    expect(moved('VIN-RELIC-03', 'REL02', 'inf')).toEqual([
      "A spends 1 charge: Wayfarer's Needle",
      'A verbraucht 1 Ladung: Nadel des Wanderers',
    ])
    expect(moved('VIN-BONUS-CONTROL-07', 'H05', 'inf')[0]).toBe('A takes 1 cube back from hex 5')
    // Who gives up a region is told so in one line.
    const recalled = {
      rule: 'VIN-BONUS-RECALL-01',
      type: 'cubesMoved',
      seat: 0,
      from: 'H05',
      into: 'inf',
      n: 1,
    } as const
    expect([isQuiet(recalled), isQuiet({ ...recalled, from: 'STR' })]).toEqual([true, false])
  })

  it('go up and down the power board', () => {
    expect(moved('VIN-VISIT-08', 'pot', 'inf')[0]).toBe('A augments: 1 cube from Potential to Influence')
    expect(moved('VIN-REG-10', 'inf', 'conv')[1]).toBe(
      'A steigert die Energie: 1 Block von Einfluss auf Überzeugungskraft',
    )
    expect(moved('VIN-MOVE-08', 'conv', 'inf')[0]).toBe('A is downgraded: 1 cube from Conviction to Influence')
    expect(moved('VIN-MOVE-08', 'inf', 'pot')[1]).toBe('A verliert Energie: 1 Block von Einfluss auf Potenzial')
  })

  it('are spread as the player chose', () => {
    expect(chosen({ do: 'gain', n: { STR: 1, INS: 2 } } as Choice)).toEqual([
      'gain 2 Inspiration and 1 Strength',
      '2 Inspiration und 1 Stärke nehmen',
    ])
    expect(chosen({ do: 'gain', n: {} } as Choice)).toEqual(['gain nothing', 'nichts nehmen'])
    expect(chosen({ do: 'motivate', n: { RED01: 2, YEL20: 1 } } as Choice)).toEqual([
      'take cubes back: 2 from Brask Oldmarrow and 1 from the Reed Piper',
      'Blöcke zurücknehmen: 2 von Brask Oldmarrow und 1 vom Schilfpfeifer',
    ])
    expect(chosen({ do: 'charge', n: { REL02: 2 } } as Choice)[1]).toBe('laden: 2 auf „Nadel des Wanderers“')
  })
})

describe('places', () => {
  it('are called by their regions where a table is at hand', () => {
    expect(known({ do: 'visit', hex: 'H06' })).toEqual(['visit the Arcane Tower', 'den Mysteriösen Turm besuchen'])
    expect(known({ do: 'controlFirst', hex: 'H05' })).toEqual([
      'take control of the Inn, then visit it',
      'die Kontrolle über die Schenke übernehmen, dann besuchen',
    ])
    expect(known({ do: 'control', hex: 'H05' })[0]).toBe('take control of the Inn')
    expect(known({ do: 'recall', from: 'H05' })).toEqual([
      'take 1 cube back from the Inn',
      '1 Block von der Schenke zurücknehmen',
    ])
    expect(known({ do: 'recall', from: 'STR' })[1]).toBe('1 Block von Stärke zurücknehmen')
    expect(known({ do: 'step', to: 'T07' })).toEqual([
      'go to the Inn and the Arcane Tower',
      'zur Schenke und zum Mysteriösen Turm gehen',
    ])
  })

  it('keep their numbers on the shore, where nothing is discovered, and without a table', () => {
    expect(known({ do: 'step', to: 'S01' })).toEqual(['go to shore triangle 1', 'auf Uferdreieck 1 gehen'])
    expect(known({ do: 'teleport', to: 'T08' })).toEqual(['teleport to triangle 8', 'dich auf Dreieck 8 teleportieren'])
    expect(known({ do: 'lay', hex: 'H07' })[0]).toBe('lay the tile on hex 7')
    expect(chosen({ do: 'visit', hex: 'H06' } as Choice)).toEqual(['visit hex 6', 'Hexfeld 6 besuchen'])
  })
})

describe('other events', () => {
  it('tell a conversion by what it costs, and tiles with the right article', () => {
    expect(told({ rule: 'VIN-BONUS-CONVERT-02', type: 'converted', seat: 0, attr: 'COU' })).toEqual([
      'A converts 1 Inspiration and 1 Strength into Courage',
      'A konvertiert 1 Inspiration und 1 Stärke in Courage',
    ])
    expect(told({ rule: 'VIN-BONUS-PROF-01', type: 'tileBought', seat: 0, attr: 'INS' })[0]).toBe(
      'A buys an Inspiration proficiency tile',
    )
  })

  it('use the ability of a companion, and everything else by itself', () => {
    expect(chosen({ do: 'use', card: 'YEL20' } as Choice)).toEqual([
      'use the ability of the Reed Piper',
      'die Fähigkeit vom Schilfpfeifer nutzen',
    ])
    expect(chosen({ do: 'use', card: 'REL02' } as Choice)).toEqual([
      "use Wayfarer's Needle",
      '„Nadel des Wanderers“ nutzen',
    ])
  })

  it('tell why honor changes and how much there is', () => {
    const changed = { rule: 'VIN-VISIT-07', type: 'honorChanged', seat: 1, by: 2, honor: 24 } as const
    expect(told(changed)).toEqual(['B gains 2 honor for the visit: 24 now', 'B erhält 2 Ehre für den Besuch: jetzt 24'])
    expect(told({ ...changed, rule: 'VIN-CARD-03', by: -3, honor: 0 })).toEqual([
      'B loses 3 honor with the card: 0 now',
      'B verliert 3 Ehre mit der Karte: jetzt 0',
    ])
  })

  it('tell visits, control and eviction', () => {
    expect(told({ rule: 'VIN-VISIT-02', type: 'visitBegan', seat: 0, hex: 'H14', region: 'ARCANE_TOWER' })).toEqual([
      'A visits the Arcane Tower',
      'A besucht den Mysteriösen Turm',
    ])
    const taken = { rule: 'VIN-BONUS-CONTROL-01', type: 'controlTaken', seat: 0, hex: 'H05', region: 'FORT' } as const
    expect(told({ ...taken, evicted: 2 })).toEqual([
      'A takes control of the Fort from C',
      'A übernimmt von C die Kontrolle über das Fort',
    ])
    expect(told({ ...taken, evicted: null })[0]).toBe('A takes control of the Fort')
  })

  it('tell what others may not see without naming it', () => {
    const dealt = { rule: 'VIN-SETUP-23', type: 'questDealt', seat: 0 } as const
    expect(told({ ...dealt, quest: 'QST07' })).toEqual(['A is dealt quest 7', 'A bekommt Geheimziel 7 ausgeteilt'])
    expect(told(dealt as never)).toEqual(['A is dealt a quest', 'A bekommt geheime Ziele ausgeteilt'])
    const seen = { rule: 'VIN-RULING-29', type: 'cardSeen', seat: 0, deck: 'relic', depth: 0 } as const
    expect(told(seen as never)).toEqual([
      'A looks at a card from the deck of relics',
      'A sieht sich eine Karte vom Stapel der Reliquien an',
    ])
    expect(told({ ...seen, card: 'REL02' })[1]).toBe(
      'A sieht sich eine Karte vom Stapel der Reliquien an: Nadel des Wanderers',
    )
  })

  it('tell a fight', () => {
    const rolled = { rule: 'VIN-MONSTER-06', type: 'diceRolled', seat: 0 } as const
    expect(told({ ...rolled, champion: 'RED01', dice: { MON: 'EXH', ATT: 'WIS' } })).toEqual([
      'A rolls for Brask Oldmarrow: Exhaustion and Wisdom',
      'A würfelt für Brask Oldmarrow: Erschöpfung und Weisheit',
    ])
    expect(told({ ...rolled, champion: null, dice: { MON: null, ATT: 'VIS' } })[0]).toBe('A rolls: Vision')
    const gained = { rule: 'VIN-MONSTER-05', type: 'cardGained', seat: 0, card: 'MON06', deck: 'monster' } as const
    expect(told({ ...gained, source: 'empowered' })).toEqual([
      'A defeats a monster by an empowered draw: Saltwyrm',
      `A besiegt ein Monster durch verbessertes Ziehen: ${cardName('MON06', 'de')}`,
    ])
  })

  it('tell what is granted for the turn', () => {
    const granted = (effect: VinEffect) => told({ rule: 'VIN-ACT-08', type: 'granted', seat: 0, effect })
    expect(granted({ do: 'again', what: 'visit' })).toEqual([
      'A may visit one more region in this turn',
      'A darf in diesem Zug eine weitere Region besuchen',
    ])
    expect(granted({ do: 'safe', from: 'DEATH' })).toEqual([
      'for the champion of A Death counts as Exhaustion in this turn',
      'für den Champion von A gilt in diesem Zug: Tod zählt als Erschöpfung',
    ])
    expect(granted({ do: 'move', n: 1 })).toEqual([
      'A may go 1 step further in this turn',
      'A darf in diesem Zug 1 Schritt weiter gehen',
    ])
    const cheaper = { do: 'discount', regions: ['MONASTERY'], attrs: ['KNO'], n: 1 }
    expect(granted(cheaper as unknown as VinEffect)).toEqual([
      'the Monastery costs A 1 Knowledge less in this turn',
      'das Kloster kostet A in diesem Zug 1 Wissen weniger',
    ])
  })

  it('tell the end, the final scoring by its parts, and the places', () => {
    const ended = { rule: 'VIN-END-03', type: 'endTriggered', lastRound: 13 } as const
    expect(told({ ...ended, triggers: ['TRG03'] })).toEqual([
      'the end of the game is triggered (Monster Bane): round 13 is the last',
      'das Spielende ist ausgelöst (Monsterschreck): Runde 13 ist die letzte',
    ])
    expect(told({ ...ended, triggers: [] })[0]).toContain('it has lasted long enough')
    const final = sum(
      part('VIN-MASTERY-05', 5, 'mastery STR'),
      part('VIN-FINAL-01', 0, 'RED12'),
      part('VIN-QUEST-02', 4, 'QST01 1'),
      part('VIN-BONUS-CONTROL-05', 6, 'regions'),
    )
    expect(told({ rule: 'VIN-FINAL-01', type: 'finalScored', seat: 0, sum: final })).toEqual([
      'A gains 15 honor in the final scoring: 5 for Strength mastery, 4 for goal 1 of quest 1 and 6 for regions under control',
      'A erhält in der Schlusswertung 15 Ehre: 5 für die Meisterschaft in Stärke, 4 für Ziel 1 von Geheimziel 1 und 6 für kontrollierte Regionen',
    ])
    const unmet = sum(part('VIN-BONUS-CONTROL-05', 6, 'regions'))
    expect(told({ rule: 'VIN-FINAL-01', type: 'finalScored', seat: 0, sum: unmet })).toEqual([
      'A gains 6 honor in the final scoring: 6 for regions under control; no goal of the quest is met',
      'A erhält in der Schlusswertung 6 Ehre: 6 für kontrollierte Regionen; kein geheimes Ziel ist erfüllt',
    ])
    expect(told({ rule: 'VIN-FINAL-04', type: 'ranked', places: [2, 1, 2] })).toEqual([
      '1st place for B, 2nd place for A and C',
      'Platz 1 für B, Platz 2 für A und C',
    ])
  })
})

describe('labels', () => {
  it('say what lies on the island and whose it is', () => {
    const hex = { hex: 'H05', region: 'FORT', controller: 1, isControllable: true }
    expect(labelled('hex', hex)).toEqual(['Fort, hex 5, controlled by B', 'Fort, Hexfeld 5, kontrolliert von B'])
    expect(labelled('hex', { ...hex, region: null, controller: -1 })).toEqual([
      'hex 5: not discovered',
      'Hexfeld 5: nicht entdeckt',
    ])
    expect(labelled('triangle', { triangle: 'S04', isShore: true, hexes: [], medallion: 2 })[0]).toBe(
      'shore triangle 4: medallion of C',
    )
  })

  it('say where a card lies', () => {
    const card = { card: 'REL02', deck: 'relic', owner: -1, cubes: 0, isTop: true, isSeen: false, isChampion: false }
    expect(labelled('relic', card)).toEqual([
      "Wayfarer's Needle, relic: open pile, on top",
      'Nadel des Wanderers, Reliquie: offener Stapel, zuoberst',
    ])
    expect(labelled('relic', { ...card, owner: 0, cubes: 2 })[1]).toBe('Nadel des Wanderers, Reliquie von A: 2 Blöcke')
    expect(labelled('relic', { ...card, isSeen: true })[0]).toBe("Wayfarer's Needle, relic, seen by you")
  })

  it('count per seat', () => {
    expect(labelled('mastery', { attr: 'KNO', counts: [3, 0, 1], leader: 0 })).toEqual([
      'Knowledge mastery: A 3, C 1; A leads',
      'Meisterschaft in Wissen: A 3, C 1; A führt',
    ])
    expect(labelled('zone', { zone: 'pot', cubes: [0, 0] })).toEqual(['Potential: empty', 'Potenzial: leer'])
  })
})

describe('a refusal', () => {
  it('says what would be needed', () => {
    expect(refused('VIN-BONUS-VIND-01', 'tooLittleHonor', { needs: 25, has: 19 })).toEqual([
      'vindication takes 25 honor, and you have 19',
      'die Rehabilitierung verlangt 25 Ehre, und du hast 19',
    ])
    expect(refused('VIN-BONUS-CONVERT-01', 'partMissing', { parts: ['INS', 'STR'] })).toEqual([
      'that takes 1 Inspiration and 1 Strength',
      'dazu braucht es 1 Inspiration und 1 Stärke',
    ])
    expect(refused('VIN-BONUS-CONTROL-03', 'noConviction', { needs: 2, has: 1 })).toEqual([
      'control of this region takes 2 cubes of Conviction, and you have only 1',
      'die Kontrolle über diese Region kostet 2 Überzeugungskraft, und du hast nur 1',
    ])
    expect(refused('VIN-RULING-133', 'cannotPay', { cost: 'charge' })[0]).toBe(
      'that costs 1 charge, and you do not have it',
    )
    expect(refused('VIN-BONUS-PROF-01', 'cannotPay', { prices: [{ KNO: 3 }], has: { KNO: 0 } })).toEqual([
      'that costs 3 Knowledge, and you have none',
      'das kostet 3 Wissen, und du hast nichts davon',
    ])
    const inn = { prices: [{ INS: 2 }, { KNO: 2 }, { STR: 2 }], has: { INS: 1, KNO: 0, STR: 1 } }
    expect(refused('VIN-VISIT-03', 'cannotPay', inn)).toEqual([
      'the visit costs 2 Inspiration, 2 Knowledge or 2 Strength, and you have 1 Inspiration, no Knowledge and 1 Strength',
      'der Besuch kostet 2 Inspiration, 2 Wissen oder 2 Stärke, und du hast 1 Inspiration, kein Wissen und 1 Stärke',
    ])
    expect(refused('VIN-TRAIT-03', 'noFreeSlot', {})).toEqual([
      'no slot of that trait is free: recall a cube from it first',
      'auf dieser Eigenschaft ist kein Platz frei: Hole erst einen Block von ihr zurück',
    ])
    expect(refused('VIN-BONUS-VIND-01', 'potentialLeft', { left: 1 })[1]).toBe(
      'dein Potenzial muss leer sein, und dort liegt noch 1 Block',
    )
  })

  it('says by its rule what is not adjacent to what', () => {
    const rules = ['VIN-MOVE-01', 'VIN-MOVE-11', 'VIN-RULING-37', 'VIN-VISIT-02']
    for (const language of [0, 1])
      expect(new Set(rules.map((rule) => refused(rule, 'notAdjacent')[language])).size).toBe(rules.length)
  })

  it('names any thing of the table that was touched, never by its id', () => {
    const ids = ['H05', 'T07', 'S03', 'RED01', 'TRA09', 'REL02', 'MON06', 'QST05', 'TRG01', 'INS', 'COU', 'pot', 'conv']
    const more = ['deck red', 'red', 'relic', 'coin 30', 'tile INS', 'mastery COU', 'die MON', 'option 1', 'character']
    for (const slot of [...ids, ...more])
      for (const text of refused('VIN-ACT-07', 'noSuchSlot', { slot }))
        expect(text, slot).not.toMatch(/\b([HTS]\d\d|[A-Z]{3}\d\d|[A-Z]{3}|pot|conv|deck red|tile INS)\b/)
    expect(refused('VIN-ACT-07', 'notSoMany', { slot: 'STR', max: 2, got: 3 })).toEqual([
      'at most 2 of Strength, not 3',
      'Stärke: höchstens 2, nicht 3',
    ])
    expect(refused('VIN-ACT-07', 'noSuchSlot', { slot: 'B' })[0]).toBe('B cannot be used for that')
  })
})
