import {
  choiceText,
  eventText,
  type Language,
  markedEvent,
  partsOf,
  refusalText,
  sumName,
  thingText,
} from '@skerry/contracts'
import { type Choice, type Options, randomFrom, type Seat, sum, sumsOf } from '@skerry/kernel'
import { collectTexts } from '@skerry/kit'
import { beginSession } from '@skerry/session'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'
import { ledger } from '../ledger.ts'
import { goal, sheetOf } from '../sheet.ts'
import type { Barbarians, BarEffect, BarEvent, Card, RegionCard, Warlord } from '../types.ts'
import { chapters } from '../words/chapters.ts'
import { words } from '../words/index.ts'
import {
  battleName,
  cardName,
  criterionName,
  factionName,
  fateName,
  islandName,
  kindOf,
  markerName,
  milestoneName,
  regionName,
  regionPlace,
  terrainName,
  timelineName,
  trackName,
  tribeName,
  typeName,
} from '../words/names.ts'
import { battleText, cardText, costText, effectText, spaceEffect, spaceName, splitText } from '../words/phrases.ts'
import { SPACE_IDS } from '../words/spaces.ts'
import { talk } from '../words/talk.ts'

const { part } = sumsOf<Barbarians>()

const LANGUAGES: readonly Language[] = ['en', 'de']
const content = game.load(pack)
const inBoth = (say: (language: Language) => string): string[] => LANGUAGES.map(say)
/** Ids are branded; sentences take them as they come. */
type Loose<E> = E extends BarEvent ? { [K in keyof E]: K extends 'type' ? E[K] : unknown } : never
const told = (event: Loose<BarEvent>): string[] => inBoth((language) => eventText(talk[language], event as BarEvent))
const chosen = (choice: Choice): string[] => inBoth((language) => choiceText(talk[language], choice))
const refused = (rule: string, reason: string, params = {}): string[] =>
  inBoth((language) => refusalText(talk[language], language, { rule, reason, params }))
const labelled = (label: string, facts = {}): string[] =>
  inBoth((language) => thingText(talk[language], { id: label, kind: label, label, facts }))

describe('the names', () => {
  it('are those of the built-in pack', () => {
    for (const language of LANGUAGES) {
      const named = ({ name }: { name: Readonly<Record<Language, string>> }) => name[language]
      for (const one of [...pack.feasts, ...pack.demons]) expect(timelineName(one.id, language)).toBe(named(one))
      for (const one of pack.buildingTypes) expect(typeName(one.id, language)).toBe(named(one))
      for (const one of pack.tracks) expect(trackName(one.id, language).toLowerCase()).toBe(named(one).toLowerCase())
      for (const one of pack.terrains)
        expect(terrainName(one.id, language).toLowerCase()).toBe(named(one).toLowerCase())
      for (const one of pack.factions) expect(factionName(one.id)).toBe(named(one))
      for (const one of pack.tribes) expect(tribeName(one.id, language)).toContain(named(one))
      for (const one of [...pack.gods, ...pack.warlords]) expect(cardName(one.id, language)).toBe(one.name)
      for (const { id, type, scores, resource } of Object.values(content.cards).filter(
        (card) => card.kind === 'building',
      ))
        expect(cardName(id, language)).toBe(
          `${typeName(type, language)} (${criterionName(scores, resource, language)})`,
        )
    }
    for (const { id, kind } of Object.values(content.cards)) expect(kindOf(id)).toBe(kind)
    for (const { islands } of pack.maps) for (const { id, name } of islands) expect(islandName(id)).toBe(name)
    for (const { id, faction, value } of pack.markers) expect(markerName(id)).toBe(`${factionName(faction)} ${value}`)
  })

  it('tell every region and battle by its terrain, two of a kind by a number', () => {
    const regions = pack.maps.flatMap((map) => map.regions)
    for (const language of LANGUAGES) {
      for (const { id, island, terrain } of regions)
        expect(regionName(id, language).replace(/ \d$/, '')).toBe(
          `${islandName(island)}, ${terrainName(terrain, language)}`,
        )
      for (const { id, terrain } of pack.regionCards)
        expect(battleName(id, language)).toMatch(new RegExp(`^${terrainName(terrain, language)} \\d+$`))
      expect(new Set(regions.map(({ id }) => regionName(id, language))).size).toBe(regions.length)
    }
    expect(inBoth((language) => regionName('FEN-S', language))).toEqual(['Fenian, swamp', 'Fenian, Sumpf'])
    expect(inBoth((language) => regionName('CAE-S1', language))).toEqual(['Cae, swamp 1', 'Cae, Sumpf 1'])
    expect(regionPlace('FEN-S', 'the', 'en')).toBe('the swamp on Fenian')
    expect(regionPlace('CAE-S1', 'den', 'de')).toBe('Sumpf 1 auf Cae')
  })

  it('know every space by what it gives, and no two alike', () => {
    const spaces = Object.values(content.volcanoes).flatMap(({ rings }) => rings.flat())
    expect(SPACE_IDS.toSorted()).toEqual(spaces.map(({ id }) => id).toSorted())
    for (const language of LANGUAGES) {
      for (const { id, effects } of spaces) expect(spaceEffect(id, language)).toBe(effectText(effects, language))
      expect(new Set(SPACE_IDS.map((id) => spaceName(id, language))).size).toBe(SPACE_IDS.length)
    }
    expect(inBoth((language) => spaceName('R2-s3b', language))).toEqual([
      'fourth hero (middle ring)',
      'vierter Held (mittlerer Ring)',
    ])
    expect(inBoth((language) => spaceName('R3-s0b', language))).toEqual([
      '2 wood → top building of the deck (outer ring)',
      '2 Holz → oberstes Gebäude vom Stapel (äußerer Ring)',
    ])
  })

  it('leave ids of another pack as they are', () => {
    const ids = (language: Language) => [
      regionName('XYZ-Q', language),
      spaceName('R9-s9', language),
      cardName('GD99', language),
      cardName('BU77', language),
      timelineName('FS99', language),
      battleName('X01', language),
      fateName('omen', language),
      milestoneName('stone', language),
      markerName('elf-4'),
      trackName('magic', language),
    ]
    for (const language of LANGUAGES)
      expect(ids(language)).toEqual([
        'XYZ-Q',
        'R9-s9',
        'GD99',
        'BU77',
        'FS99',
        'X01',
        'omen',
        'stone',
        'elf-4',
        'magic',
      ])
    expect(kindOf('GD99')).toBe(null)
  })
})

describe('effects in words', () => {
  const said = (effects: readonly BarEffect[]) => inBoth((language) => effectText(effects, language))
  const cardOf = (id: string): Card => Object.values(content.cards).find((card) => card.id === id) as Card
  const prayer = (id: string) => {
    const card = cardOf(id)
    return card.kind === 'god' ? said(card.prayer) : []
  }

  it('join what is given together, and keep sides apart', () => {
    expect(prayer('GD02')).toEqual([
      'turn of the ring or 1 troop of choice',
      'Drehung des Rings oder 1 Truppe nach Wahl',
    ])
    expect(prayer('GD01')).toEqual([
      'turn of the ring, or 1 resource of choice and 1 DP',
      'Drehung des Rings, oder 1 Ressource nach Wahl und 1 DP',
    ])
    expect(prayer('GD05')).toEqual([
      'turn of the ring, or 1 stone → 1 barbarian knowledge',
      'Drehung des Rings, oder 1 Stein → 1 Barbarenwissen',
    ])
    expect(prayer('GD13')).toEqual(['2 troops of choice → 4 DP', '2 Truppen nach Wahl → 4 DP'])
    expect(prayer('GD15')).toEqual([
      'turn of the ring, or god or warlord',
      'Drehung des Rings, oder Gott oder Kriegsherr',
    ])
  })

  it('tell the display from the deck, and a doubled marker', () => {
    expect(said([{ do: 'take', kinds: ['god', 'warlord'] }])).toEqual(['god or warlord', 'Gott oder Kriegsherr'])
    expect(said([{ do: 'draw', kinds: ['god', 'warlord'] }])).toEqual([
      'top god or warlord of its deck',
      'oberster Gott oder Kriegsherr vom Stapel',
    ])
    expect(said([{ do: 'campaign', times: 2 }])).toEqual([
      'campaign whose marker counts double',
      'Feldzug, dessen Marker doppelt zählt',
    ])
    expect(said([{ do: 'dp', n: 1 }, { do: 'hero' }])).toEqual(['1 DP and fourth hero', '1 DP und vierter Held'])
    expect(said([])).toEqual(['nothing', 'nichts'])
  })

  it('say what a demon demands', () => {
    const tribute = (id: string) => said(content.demons.find((demon) => demon.id === id)?.tribute ?? [])
    expect(tribute('D01')).toEqual([
      '1 archer, 1 berserker and 1 raider → 8 DP',
      '1 Bogenschütze, 1 Berserker und 1 Räuber → 8 DP',
    ])
    expect(tribute('D03')[0]).toMatch(/^a god → .*3 honour/)
    expect(tribute('D04')[1]).toBe('3 Gold → Banner ohne Schlachten')
    expect(inBoth((language) => costText([{ pay: 'dp', n: 3 }], language))).toEqual(['3 DP', '3 DP'])
  })

  it('read whole cards', () => {
    expect(inBoth((language) => cardText(cardOf('GD07'), language))).toEqual([
      '2 DP; prayer: turn of the ring or 2 food',
      '2 DP; Anbetung: Drehung des Rings oder 2 Lebensmittel',
    ])
    expect(inBoth((language) => cardText(cardOf('W03') as Warlord, language))).toEqual([
      '1 crown; counts as an archer in battle; sacrifice: 5 resources of choice',
      '1 Krone; zählt in der Schlacht als Bogenschütze; Opferung: 5 Ressourcen nach Wahl',
    ])
    expect(inBoth((language) => cardText(cardOf('BU20'), language))).toEqual([
      'costs 3 stone; activated: 2 stone; at the end 2 DP for each unit of stone you have left',
      'kostet 3 Stein; aktiviert: 2 Stein; am Ende 2 DP für jede Einheit Stein, die du übrig hast',
    ])
    const battle = Object.values(content.regionCards).find(({ id }) => id === 'F05') as RegionCard
    expect(inBoth((language) => battleText(battle, language))).toEqual([
      '2 berserkers; overkill with 1 raider more: 3 DP; reward: 1 gold',
      '2 Berserker; Overkill mit zusätzlich 1 Räuber: 3 DP; Belohnung: 1 Gold',
    ])
  })

  it('put goods in the order of the player board, and cards after them', () => {
    expect(splitText({ W03: 1, raider: 2, food: 1, archer: 1, wood: 0 }, 'en')).toBe(
      '1 food, 1 archer, 2 raiders and Ataahua',
    )
    expect(splitText({ raider: 2, archer: 2 }, 'de')).toBe('2 Bogenschützen und 2 Räuber')
  })
})

describe('the texts of the rules', () => {
  it('exist in both languages for every id of the ledger, and say different things', () => {
    const ids = Object.keys(ledger)
    for (const language of LANGUAGES) expect(Object.keys(words[language].rules)).toEqual(ids)
    const texts = inBoth((language) => new Set(Object.values(words[language].rules)).size as never)
    expect(texts).toEqual([ids.length, ids.length])
    expect(ids.filter((id) => words.en.rules[id] === words.de.rules[id])).toEqual([])
  })

  it('are whole sentences without the marks of the ledger', () => {
    for (const language of LANGUAGES)
      for (const [id, text] of Object.entries(words[language].rules)) {
        expect(text, id).toMatch(/^[A-ZÄÖÜ0-9"„].*[.]$/)
        expect(text, id).not.toMatch(/→|\[|RULING|BAR-|\*/)
      }
  })

  it('have a chapter each', () => {
    const used = new Set(Object.keys(ledger).map((id) => id.split('-')[1] as string))
    for (const language of LANGUAGES) expect(Object.keys(chapters[language])).toEqual([...used])
  })
})

describe('the summary sheet', () => {
  it('has the same chapters and lines in both languages', () => {
    const shape = (language: Language) => sheetOf(language).map(({ lines }) => lines.length)
    expect(shape('de')).toEqual(shape('en'))
    expect(goal.de.length).toBe(goal.en.length)
  })

  it('agrees with the pack about milestones and recruits', () => {
    for (const language of LANGUAGES) {
      const lines = sheetOf(language).flatMap((chapter) => chapter.lines)
      for (const { space, bonus } of content.milestones) {
        const line = lines.find(({ term }) => term === String(space))
        expect(line?.text.replace(/ (of choice|nach Wahl)/, '')).toBe(
          effectText(bonus, language).replace(/ (of choice|nach Wahl)/, ''),
        )
      }
      const [recruit = { text: '' }] = lines.filter(({ term }) => /^1 Re/.test(term))
      const costs = Object.values(content.recruits).map((cost) => splitText(cost, language))
      expect(costs.filter((cost) => !recruit.text.includes(cost))).toEqual([])
    }
  })
})

const OTHER_OPTIONS: Options = { tribePowers: true, tribes: 'random', deckTroops: 'pictured' }
const SOLO_OPTIONS: Options = { tribePowers: true, fateDraw: 'eachOnce', dummyBlocks: 'both', soloEndAt100: false }

describe('what is said while playing', () => {
  const games = [1, 2, 3, 4].flatMap((seats) =>
    [{}, seats === 1 ? SOLO_OPTIONS : OTHER_OPTIONS].map((options, i) =>
      collectTexts({ game, content, talk }, { seats, options, seed: `words ${seats} ${i}`, every: 25 }),
    ),
  )
  const events = games.flatMap((heard) => heard.events)
  const choices = games.flatMap((heard) => heard.choices)
  /** Ids that are no words of any language: `FEN-S`, `R2-s3b`, `GD01`, `nefriar-3`, `FTE01`. */
  const ids = [
    ...SPACE_IDS,
    ...pack.maps.flatMap(({ regions, islands }) => [...regions, ...islands].map(({ id }) => id)),
    ...[pack.markers, pack.regionCards, pack.gods, pack.warlords, pack.buildings].flatMap((list) =>
      list.map(({ id }) => id),
    ),
    ...[pack.feasts, pack.demons, pack.milestones, pack.fates].flatMap((list) => list.map(({ id }) => id)),
  ]
  const broken = new RegExp(`undefined|null|NaN|\\[object|true|false|\\b(${ids.join('|')})\\b`)

  it('is whole and names things as players know them', () => {
    const sentences = LANGUAGES.flatMap((language) => [
      ...events.map((event) => eventText(talk[language], event)),
      ...choices.map((choice) => choiceText(talk[language], choice)),
    ])
    sentences.push(...games.flatMap((heard) => heard.others))
    expect(sentences.length).toBeGreaterThan(20_000)
    expect([...new Set(sentences.filter((text) => text === '' || broken.test(text)))]).toEqual([])
    expect(broken.test('the marker in FEN-S')).toBe(true)
  })

  it('differs in English and German', () => {
    const isSame = (text: (language: Language) => string) => text('en') === text('de')
    expect(events.filter((event) => isSame((language) => eventText(talk[language], event)))).toEqual([])
    expect(choices.filter((choice) => isSame((language) => choiceText(talk[language], choice)))).toEqual([])
  })

  it('names everybody an event is about', () => {
    for (const event of events)
      for (const language of LANGUAGES) {
        const { seat } = event as { seat?: Seat | null }
        if (typeof seat === 'number') expect(partsOf(markedEvent(talk[language], event))).toContain(seat)
      }
  })

  it('calls a sum by whose it is and what it is about', () => {
    expect(inBoth((language) => sumName(talk[language], 'battles 1 FEN-S'))).toEqual([
      'battles of B for Fenian, swamp',
      'Schlachten von B um Fenian, Sumpf',
    ])
    const match = beginSession(game, content, 2, {})
    match.begin(randomFrom('sums'))
    const names = Object.keys(game.sums(content, match.position, 0)).map((name) => sumName(talk.en, name))
    expect(new Set(names).size).toBe(names.length)
  })

  it('has a question for every decision, without answering it', () => {
    for (const language of LANGUAGES)
      for (const [step, text] of Object.entries(talk[language].prompts)) expect(text, step).toMatch(/\?$/)
  })
})

describe('gains', () => {
  const gained = { rule: 'BAR-ACT-05', type: 'resourcesGained', seat: 0 } as const
  it('tell what the economy track adds and what is lost', () => {
    expect(told({ ...gained, n: { food: 5 }, lost: {}, economy: { food: 1 } })).toEqual([
      'A gains 5 food (1 food through economy)',
      'A bekommt 5 Lebensmittel (1 Lebensmittel durch Wirtschaft)',
    ])
    expect(told({ ...gained, n: { wood: 3 }, lost: { wood: 1 }, economy: {} })).toEqual([
      'A gains 3 wood; 1 wood beyond 6 is lost',
      'A bekommt 3 Holz; 1 Holz über 6 hinaus verfällt',
    ])
    expect(told({ ...gained, n: {}, lost: { gold: 2 }, economy: {} })).toEqual([
      'A gains nothing; 2 gold beyond 6 are lost',
      'A bekommt nichts; 2 Gold über 6 hinaus verfallen',
    ])
  })

  it('call recruits recruits, and losses losses', () => {
    const troops = { type: 'troopsGained', seat: 1, n: { archer: 2, raider: 1 }, lost: {} } as const
    expect(told({ ...troops, rule: 'BAR-CAMPAIGN-01' })).toEqual([
      'B recruits 2 archers and 1 raider',
      'B rekrutiert 2 Bogenschützen und 1 Räuber',
    ])
    expect(told({ ...troops, rule: 'BAR-ACT-05' })[0]).toBe('B gains 2 archers and 1 raider')
    expect(told({ rule: 'BAR-PEN-NEF-01', type: 'troopsPaid', seat: 1, n: { archer: 1 } })[1]).toBe(
      'B verliert 1 Bogenschützen',
    )
  })

  it('explain points by their parts', () => {
    const worth = sum(
      part('BAR-CONQ-02', 3, 'marker'),
      part('BAR-CONQ-02', 2, 'island'),
      part('BAR-CONQ-03', 3, 'firstConqueror'),
    )
    expect(told({ rule: 'BAR-CONQ-02', type: 'dpChanged', seat: 0, by: 8, dp: 20, sum: worth })).toEqual([
      'A gains 8 DP, 3 for the marker, 2 for the island and 3 for the first conqueror: 20 now',
      'A bekommt 8 DP, 3 für den Marker, 2 für die Insel und 3 für das Ersteroberer-Plättchen: jetzt 20',
    ])
    expect(told({ rule: 'BAR-DEMON-01', type: 'dpChanged', seat: 0, by: -5, dp: -2, sum: null })).toEqual([
      'A loses 5 DP: −2 now',
      'A verliert 5 DP: jetzt −2',
    ])
  })

  it('tell the final scoring once', () => {
    const final = sum(
      part('BAR-SCORE-05', 6, 'BU04'),
      part('BAR-SCORE-07', 9, 'group 4'),
      part('BAR-SOLO-18', -2, 'dummyAhead'),
    )
    expect(told({ rule: 'BAR-SCORE-01', type: 'finalScored', seat: 0, sum: final })).toEqual([
      'A gains 13 DP in the final scoring: 6 for Farm (gods), 9 for a group of 4 regions and −2 for the dummy’s lead in honour',
      'A bekommt in der Schlusswertung 13 DP: 6 für Bauernhof (Götter), 9 für eine Gruppe von 4 Regionen und −2 für den Ehrenvorsprung der freien Farbe',
    ])
    expect(told({ rule: 'BAR-SCORE-01', type: 'dpChanged', seat: 0, by: 13, dp: 70, sum: final })[0]).toBe(
      'A gains 13 DP: 70 now',
    )
  })
})

describe('a campaign', () => {
  it('says what is attacked, how often and with what outcome', () => {
    const battles = sum(part('BAR-CAMPAIGN-08', 6, 'battles'), part('BAR-KNOW-TAC-01', -2, 'tactics'))
    expect(told({ rule: 'BAR-CAMPAIGN-02', type: 'campaignBegun', seat: 0, region: 'FEN-S', battles })).toEqual([
      'A attacks the swamp on Fenian: 4 battles, 2 fewer through tactics',
      'A greift den Sumpf auf Fenian an: 4 Schlachten, 2 weniger durch Taktik',
    ])
    const failed = { rule: 'BAR-CONQ-04', type: 'campaignFailed', seat: 0, region: 'CAE-S2', battles: 5 } as const
    expect(told({ ...failed, won: 0 })).toEqual([
      'A does not conquer swamp 2 on Cae: none of 5 battles won',
      'A erobert Sumpf 2 auf Cae nicht: keine von 5 Schlachten gewonnen',
    ])
    const won = { rule: 'BAR-CONQ-02', type: 'regionConquered', seat: 0, region: 'AAR-M', marker: 'shan-6' } as const
    expect(told({ ...won, isFirst: true })).toEqual([
      'A conquers the mountain on Aaruwn and takes the marker Shan 6 and the first-conqueror tile of Aaruwn',
      'A erobert den Berg auf Aaruwn und nimmt den Marker Shan 6 und das Ersteroberer-Plättchen von Aaruwn',
    ])
    expect(told({ ...won, isFirst: false })[0]).not.toContain('first-conqueror')
  })

  it('names its battles by their number in the campaign, and what was called', () => {
    expect(told({ rule: 'BAR-CAMPAIGN-09', type: 'battleRevealed', seat: 2, card: 'F05', battle: 1 })).toEqual([
      'C reveals battle 1',
      'C deckt Schlacht 1 auf',
    ])
    expect(told({ rule: 'BAR-BATTLE-02', type: 'warlordsCalled', seat: 2, cards: ['W03', 'W05'] })[1]).toBe(
      'C ruft Ataahua und Klo',
    )
    expect(chosen({ do: 'pay', n: { archer: 1, W15: 1 } } as Choice)).toEqual([
      'pay 1 archer and Haxa',
      '1 Bogenschützen und Haxa zahlen',
    ])
    expect(chosen({ do: 'recruit', n: {} } as Choice)).toEqual(['recruit nobody', 'niemanden rekrutieren'])
  })
})

describe('the volcano', () => {
  it('turns with its arc, by chance of the era or by a player', () => {
    const turned = { rule: 'BAR-EVENT-02', type: 'ringTurned' } as const
    expect(told({ ...turned, seat: null, ring: 3, steps: -2 })).toEqual([
      'the outer ring with its arc turns 2 steps counter-clockwise',
      'der äußere Ring mit seinem Bogen dreht sich um 2 Schritte gegen den Uhrzeigersinn',
    ])
    expect(told({ ...turned, seat: 1, ring: 2, steps: 1 })).toEqual([
      'B turns the middle ring 1 step clockwise',
      'B dreht den mittleren Ring um 1 Schritt im Uhrzeigersinn',
    ])
  })

  it('shows who stands where', () => {
    const at = { space: 'P4b', ring: 4, hero: -1, isOccupied: false, isCovered: true }
    expect(labelled('space', at)).toEqual([
      'building (periphery): free, covered by the arc',
      'Gebäude (Peripherie): unbesetzt, vom Bogen verdeckt',
    ])
    expect(labelled('space', { ...at, hero: 2, isOccupied: true, isCovered: false })[1]).toBe(
      'Gebäude (Peripherie): Held von C',
    )
    expect(labelled('space', { ...at, isOccupied: true, isCovered: false })[0]).toBe('building (periphery): dummy hero')
  })
})

describe('the dummy of a solo game', () => {
  it('is named where a seat would be', () => {
    expect(told({ rule: 'BAR-SOLO-06', type: 'honourStacked', order: [-1, 0] })).toEqual([
      'honour markers from the top: the dummy and A',
      'Ehrenmarker von oben: freie Farbe und A',
    ])
    const region = { region: 'FEN-F', terrain: 'forest', island: 'FEN', faction: '', value: 0, banner: -1 }
    expect(labelled('region', region)).toEqual([
      'Fenian, forest: banner of the dummy',
      'Fenian, Wald: Banner der freien Farbe',
    ])
    expect(labelled('region', { ...region, faction: 'varg', value: 4, banner: null })[1]).toBe(
      'Fenian, Wald: Marker der Varg, 4 DP',
    )
    expect(labelled('track', { track: 'shan', levels: [2], finishers: [-1] })).toEqual([
      'Shan tactics: A 2; finished by the dummy',
      'Shan-Taktik: A 2; vollendet von der freien Farbe',
    ])
  })
})

describe('other events', () => {
  it('tell the end and the places', () => {
    expect(told({ rule: 'BAR-GAMEEND-03', type: 'endCalled', reason: 'markers' })[1]).toBe(
      'auf der Karte liegt kein Faktionsmarker mehr: Diese Ära ist die letzte',
    )
    expect(told({ rule: 'BAR-TIE-01', type: 'ranked', places: [2, 1, 3] })).toEqual([
      '1st place for B, 2nd place for A, 3rd place for C',
      'Platz 1 für B, Platz 2 für A, Platz 3 für C',
    ])
  })

  it('tell a feast from a demon, and who is too late for a bonus', () => {
    const reached = { rule: 'BAR-END-02', type: 'timelineReached' } as const
    expect(told({ ...reached, slot: 1, card: 'FS01' })[0]).toBe('a feast is held: Feast of Wood')
    expect(told({ ...reached, slot: 2, card: 'D03' })[1]).toBe('ein Dämon kommt: Skelettkönigin')
    const finished = { rule: 'BAR-KNOW-04', type: 'trackFinished', seat: 0, track: 'varg' } as const
    expect([0, 1, 2].map((place) => told({ ...finished, place })[0])).toEqual([
      'A finishes Varg tactics, too late for a bonus',
      'A is the first to finish Varg tactics',
      'A is the second to finish Varg tactics',
    ])
  })
})

describe('a refusal', () => {
  it('says what would be needed', () => {
    expect(refused('BAR-CAMPAIGN-04', 'notDiscovered', { needed: 3, has: 1 })).toEqual([
      'that island needs discovery level 3, and yours is 1',
      'diese Insel verlangt Entdeckungsstufe 3, und du hast 1',
    ])
    expect(refused('BAR-CAMPAIGN-01', 'cannotRecruit', { resource: 'iron', needed: 2, has: 0 })).toEqual([
      'these recruits cost 2 iron, and you have none',
      'diese Truppen kosten 2 Eisen, und du hast nichts davon',
    ])
    expect(refused('BAR-PLACE-01', 'otherRing', { ring: 4 })).toEqual([
      'this hero belongs in the periphery',
      'dieser Held gehört in die Peripherie',
    ])
    expect(refused('BAR-PLACE-01', 'otherRing', { ring: 2 })[1]).toBe('dieser Held gehört in den mittleren Ring')
    const mine = { costs: [{ pay: 'resource', resource: 'stone', n: 2 }], has: [0] }
    expect(refused('BAR-BUILD-03', 'cannotAfford', { card: 'BU11', ...mine })).toEqual([
      'Mine (markers) costs 2 stone, and you have no stone',
      'Mine (Marker) kostet 2 Stein, und du hast keinen Stein',
    ])
  })

  it('says what a prayer, a feast or a tribute costs, and what one has of it', () => {
    const gold = { pay: 'resource', resource: 'gold', n: 1 }
    const told = (costs: readonly object[], has: readonly number[]) =>
      refused('BAR-GEN-07', 'cannotPay', { costs, has } as never)
    expect(told([gold, { pay: 'resource', resource: 'stone', n: 1 }], [3, 0])).toEqual([
      'that costs 1 gold and 1 stone, and you have 3 gold and no stone',
      'das kostet 1 Gold und 1 Stein, und du hast 3 Gold und keinen Stein',
    ])
    expect(told([gold, { pay: 'any', n: 3 }], [1, 2])).toEqual([
      'that costs 1 gold and 3 resources of choice, and you have 1 gold and 2 resources',
      'das kostet 1 Gold und 3 Ressourcen nach Wahl, und du hast 1 Gold und 2 Ressourcen',
    ])
    expect(told([{ pay: 'troops', n: 2 }], [1])).toEqual([
      'that costs 2 troops of choice, and you have 1 troop',
      'das kostet 2 Truppen nach Wahl, und du hast 1 Truppe',
    ])
    const one = (troop: string) => ({ pay: 'troop', troop, n: 1 })
    expect(told([one('archer'), one('raider')], [1, 0])).toEqual([
      'that costs 1 archer and 1 raider, and you have 1 archer and no raiders',
      'das kostet 1 Bogenschütze und 1 Räuber, und du hast 1 Bogenschützen und keine Räuber',
    ])
    expect(told([{ pay: 'card', kind: 'god' }], [0])).toEqual([
      'that costs a god, and you have no god',
      'das kostet 1 Gott, und du hast keinen Gott',
    ])
  })

  it('says why a troop cannot be recruited at all', () => {
    expect(
      refused('BAR-CAMPAIGN-01', 'cannotRecruit', { troop: 'archer', resource: 'wood', needed: 1, has: 0 }),
    ).toEqual([
      'archers cost 1 wood each, and you have none',
      'Bogenschützen kosten je 1 Holz, und du hast nichts davon',
    ])
    expect(refused('BAR-RULING-34', 'troopsFull', { troop: 'archer', most: 6 })).toEqual([
      'you have 6 archers already: nobody can have more',
      'du hast schon 6 Bogenschützen: Mehr kann niemand haben',
    ])
  })

  it('names what cannot be spread so', () => {
    expect(refused('BAR-GEN-08', 'notSoMany', { slot: 'archer', max: 2, got: 3 })).toEqual([
      'at most 2 of archers, not 3',
      'Bogenschützen: höchstens 2, nicht 3',
    ])
    expect(refused('BAR-GEN-08', 'noSuchSlot', { slot: 'gold' })).toEqual([
      'gold cannot be used for that',
      'dafür nicht verwendbar: Gold',
    ])
    expect(refused('BAR-GEN-08', 'noSuchSlot', { slot: 'DOH-G' })).toEqual([
      'Doharaan, glacier cannot be used for that',
      'dafür nicht verwendbar: Doharaan, Gletscher',
    ])
  })

  it('names any thing of the table that was touched, never by its id', () => {
    const ids = ['FEN-S', 'START', 'FEN', 'R2-s3b', 'P4a', 'GD01', 'W03', 'BU07', 'discovery', 'shan', 'FS01', 'D03']
    const more = ['MS1', 'FTE01', 'F05', 'ring 2', 'deck god', 'deck common', 'row 1', 'side 2', 'dummy', 'A']
    for (const slot of [...ids, ...more, 'direction clockwise'])
      for (const text of refused('BAR-GEN-08', 'noSuchSlot', { slot }))
        if (!['discovery', 'dummy', 'A'].includes(slot) && !/^(row|side) /.test(slot))
          expect(text, slot).not.toContain(slot)
    expect(refused('BAR-GEN-08', 'noSuchSlot', { slot: 'deck god' })[1]).toBe(
      'dafür nicht verwendbar: der Stapel der Götter',
    )
  })
})
