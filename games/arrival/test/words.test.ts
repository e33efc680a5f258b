import { choiceText, eventText, type Language, markedEvent, partsOf, refusalText } from '@skerry/contracts'
import { type Options, type Seat, sum, sumsOf } from '@skerry/kernel'
import { collectTexts } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'
import type { Arrival, ArrivalEvent, CardId, LocationId, TileId } from '../types.ts'
import { colourName, placeOf, provinceName, tribeName } from '../words/names.ts'
import { talk } from '../words/talk.ts'

const { part } = sumsOf<Arrival>()

const LANGUAGES: readonly Language[] = ['en', 'de']
const content = game.load(pack)
const at = (id: string) => id as LocationId
const both = (event: ArrivalEvent): string[] => LANGUAGES.map((language) => eventText(talk[language], event))
const refused = (rule: string, reason: string, params = {}): string[] =>
  LANGUAGES.map((language) => refusalText(talk[language], language, { rule, reason, params }))

describe('the names', () => {
  it('are those of the built-in map', () => {
    const provinces = new Map(pack.provinces.map(({ id, name }) => [id, name]))
    for (const { id, name, province, port } of pack.locations)
      expect(placeOf(id)).toEqual({ name, province: provinces.get(province), isPort: port, opposite: null })
    for (const [id, name] of provinces) expect(provinceName(id)).toBe(name)
    for (const { id, name } of pack.colours)
      for (const language of LANGUAGES) expect(colourName(id, language)).toBe(name[language])
    const names = pack.tribes.map((_, seat) => tribeName(seat))
    expect(names.toSorted()).toEqual(pack.tribes.map(({ name }) => name).toSorted())
  })

  it('tell castle locations apart by the location they are linked with', () => {
    for (const { id } of pack.castles) {
      const link = pack.connections.find((pair) => pair.includes(id))?.find((other) => other !== id)
      expect(placeOf(id).opposite).toBe(pack.locations.find((one) => one.id === link)?.name)
    }
  })

  it('leave ids of another map as they are', () => {
    expect(placeOf('XYZ7')).toEqual({ name: 'XYZ7', province: '', isPort: false, opposite: null })
    expect([provinceName('XYZ'), colourName('gold', 'de')]).toEqual(['XYZ', 'gold'])
    const choice = { do: 'use', tile: 'cauldron-XYZ' }
    expect(choiceText(talk.en, choice)).toBe('use Cauldron of Dagda (XYZ)')
  })
})

const OTHER_OPTIONS: Options = {
  startDiscsLeft: 0,
  blockersInTurnOrder: true,
  corruptionByReceived: false,
  ogamBeforeFourthCard: true,
  singleAction: 'roundOne',
  tilesAfterPass: true,
  spreadToEmptyCastle: false,
  migrationAnyLevel: true,
}

describe('what is said while playing', () => {
  const games = [2, 3, 4].flatMap((seats) =>
    [{}, OTHER_OPTIONS].map((options, i) =>
      collectTexts({ game, content, talk }, { seats, options, seed: `words ${seats} ${i}`, every: 12 }),
    ),
  )
  const events = games.flatMap((heard) => heard.events)
  const choices = games.flatMap((heard) => heard.choices)
  /** Ids that are no words of any language: `LAB2`, `MAG`, `CAS1`, `cauldron-RHI`, `wildGeese`. */
  const ids = [...pack.locations, ...pack.castles, ...pack.provinces, ...pack.tiles]
    .map(({ id }) => id)
    .filter((id) => /[A-Z-]/.test(id))
  const broken = new RegExp(`undefined|null|NaN|\\[object|\\b(${ids.join('|')})\\b`)

  it('is whole and names things as players know them', () => {
    const sentences = LANGUAGES.flatMap((language) => [
      ...events.map((event) => eventText(talk[language], event)),
      ...choices.map((choice) => choiceText(talk[language], choice)),
    ])
    sentences.push(...games.flatMap((heard) => heard.others))
    expect(sentences.length).toBeGreaterThan(20_000)
    expect(sentences.filter((text) => text === '' || broken.test(text))).toEqual([])
    expect(broken.test('the Ait at LAB2')).toBe(true)
  })

  it('differs in English and German', () => {
    const same = (text: (language: Language) => string) => text('en') === text('de')
    expect(events.filter((event) => same((language) => eventText(talk[language], event)))).toEqual([])
    expect(choices.filter((choice) => same((language) => choiceText(talk[language], choice)))).toEqual([])
  })

  it('names everybody an event is about', () => {
    for (const event of events)
      for (const language of LANGUAGES) {
        const { seat, owner } = event as { seat?: Seat; owner?: Seat | null }
        const named = partsOf(markedEvent(talk[language], event))
        for (const one of [seat, owner ?? undefined]) if (one !== undefined) expect(named).toContain(one)
      }
  })

  it('has a question for every decision, without answering it', () => {
    for (const language of LANGUAGES)
      for (const [step, text] of Object.entries(talk[language].prompts)) expect(text, step).toMatch(/\?$/)
  })
})

describe('scarce pieces', () => {
  it('are told with what was due', () => {
    const earned = (piece: 'discs' | 'swords', n: number, claim: number) =>
      both({ rule: 'ARR-EARN-09', type: 'piecesEarned', seat: 0, piece, n, claim })
    expect(earned('swords', 2, 2)).toEqual(['A gets 2 swords', 'A bekommt 2 Schwerter'])
    expect(earned('swords', 1, 3)).toEqual([
      'A gets only 1 of 3 swords: there are not enough for everybody',
      'A bekommt nur 1 von 3 Schwertern: Es sind nicht genug für alle da',
    ])
    expect(earned('discs', 0, 1)).toEqual([
      'A gets no discs: no more of this colour are left',
      'A geht bei Bauscheiben leer aus: Mehr von dieser Farbe sind nicht da',
    ])
  })

  it('bring Corruption as the option says', () => {
    const drawn = (n: number, claim: number, corruption: number) =>
      both({ rule: 'ARR-EARN-11', type: 'fomoriDrawn', seat: 1, n, claim, corruption })
    expect(drawn(3, 3, 3)).toEqual([
      'B draws 3 Fomori and gains 3 Corruption',
      'B zieht 3 Fomori und bekommt 3 Korruption',
    ])
    expect(drawn(2, 4, 2)[1]).toBe('es sind zu wenige Fomori da: B zieht nur 2 statt 4 und bekommt 2 Korruption')
    expect(drawn(2, 4, 4)).toEqual([
      'too few Fomori are left: B is due 4 but draws only 2 and still gains 4 Corruption',
      'es sind zu wenige Fomori da: B zieht nur 2 statt 4 und bekommt trotzdem 4 Korruption',
    ])
    expect(drawn(0, 2, 0)[0]).toBe('too few Fomori are left: B is due 2 but draws none and gains no Corruption')
  })
})

describe('a spread', () => {
  const spread = { rule: 'ARR-SPREAD-04', type: 'fomoriSpread', seat: 3, species: 'athach' } as const
  it('tells what was smashed, destroyed and saved', () => {
    expect(both({ ...spread, location: at('DUN4'), cost: 6, shields: 2, owner: 0, discs: 3, collected: 1 })).toEqual([
      'D spreads 6 Fomori to Emain Macha in Dunum: an Athach takes it, 2 shields are smashed and A loses a Caer; the master-builder saves 1 disc',
      'D breitet 6 Fomori nach Emain Macha (Dunum) aus: Ein Athach besetzt den Ort, 2 Schilde werden zerschlagen und A verliert ein Caer; die Baumeister retten eine Bauscheibe',
    ])
  })
  it('tells an own fortification from that of others, and finds Balor’s Isle', () => {
    const own = both({ ...spread, location: at('DUN4'), cost: 2, shields: 0, owner: 3, discs: 1, collected: 0 })
    expect(own[1]).toBe(
      'D breitet 2 Fomori nach Emain Macha (Dunum) aus: Ein Athach besetzt den Ort und D opfert einen Áit',
    )
    const isle = both({ ...spread, location: at('CAS2'), cost: 1, shields: 0, owner: null, discs: 0, collected: 0 })
    expect(isle).toEqual([
      'D spreads 1 Fomori to Balor’s Isle off Ailech: an Athach takes it',
      'D breitet 1 Fomori auf Balors Insel vor Ailech aus: Ein Athach besetzt den Ort',
    ])
  })
})

describe('other events', () => {
  it('say on what ground something is built or repelled', () => {
    const built = { rule: 'ARR-BUILD-02', type: 'built', seat: 0, location: at('EBL4'), level: 1 } as const
    expect(both({ ...built, basis: 'outpost', isRescued: false })).toEqual([
      'A builds an Ait at Temair in Eblana as an Outpost',
      'A baut in Temair (Eblana) einen Áit als Außenposten',
    ])
    expect(both({ ...built, basis: 'extend', level: 3, isRescued: true })).toEqual([
      'A raises Temair in Eblana to a Caer with a disc the master-builder saved',
      'A baut mit einer geretteten Bauscheibe Temair (Eblana) zum Caer aus',
    ])
    const repelled = { rule: 'ARR-REPEL-06', type: 'repelled', seat: 0, location: at('EBL4'), swords: 2 } as const
    expect(both({ ...repelled, threat: 'athach', basis: 'distant' })).toEqual([
      'A repels the Athach at Temair in Eblana in a Distant Attack with 2 swords',
      'A drängt im Distanzangriff mit 2 Schwertern den Athach in Temair (Eblana) zurück',
    ])
    expect(both({ ...repelled, location: at('CAS1'), threat: 'castle', basis: 'connected', swords: 4 })).toEqual([
      'A takes the castle on Balor’s Isle off Cloch Chinnfhaola with 4 swords and keeps it as a Castle Trophy',
      'A nimmt mit 4 Schwertern die Burg auf Balors Insel vor Cloch Chinnfhaola ein und behält sie als Burg-Trophäe',
    ])
  })

  it('say who passes first and what goes back', () => {
    const passed = (isFirst: boolean, fomori: number) =>
      both({ rule: 'ARR-PASS-01', type: 'passed', seat: 0, isFirst, fomori })
    expect(passed(false, 0)).toEqual(['A passes', 'A passt'])
    expect(passed(true, 2)).toEqual([
      'A passes first, takes the Starting Player Card and gives back 2 Fomori that cannot spread',
      'A passt zuerst, nimmt die Startspielerkarte und gibt 2 Fomori zurück, die sich nicht ausbreiten können',
    ])
    expect(both({ rule: 'ARR-PASS-03', type: 'kept', seat: 0, kept: { swords: 1 }, returned: { discs: 2 } })).toEqual([
      'A keeps 1 sword, and gives back 2 discs',
      'A behält 1 Schwert und gibt 2 Bauscheiben zurück',
    ])
  })

  it('tell both copies of the master-builder, and what it leaves', () => {
    expect(both({ rule: 'ARR-TILE-MASTER-05', type: 'masterDiscarded', seat: 2, tiles: 2, discs: 1 })).toEqual([
      'C discards both copies of Hour of the master-builder; 1 saved disc goes to the General Supply',
      'C legt beide Exemplare von „Stunde der Baumeister“ ab; 1 gerettete Bauscheibe kommt in den allgemeinen Vorrat',
    ])
  })

  it('explain Fame by counting', () => {
    const counted = sum(part('ARR-TILE-SILVER-01', 3, 'province MAG'), part('ARR-TILE-SILVER-01', 6, 'province EBL'))
    expect(
      both({ rule: 'ARR-TILE-01', type: 'tileUsed', seat: 0, tile: 'silver-peat' as TileId, sum: counted }),
    ).toEqual([
      'A uses Silver in the hills (peat): 3 for Magnata and 6 for Eblana',
      'A setzt „Silber in den Hügeln (Torf)“ ein: 3 für Magnata und 6 für Eblana',
    ])
    const cards = sum(part('ARR-EARN-04', 1, 'card G04'), part('ARR-EARN-05', 4, 'card G03'))
    expect(both({ rule: 'ARR-EARN-04', type: 'fameEarned', seat: 0, n: 5, sum: cards })).toEqual([
      'A earns 5 Fame, 4 of it for fortifications',
      'A bekommt 5 Ruhm, davon 4 für Befestigungen',
    ])
  })

  it('tell the end: the last round, the count, the scores and shared places', () => {
    expect(both({ rule: 'ARR-END-02', type: 'limitReached', seat: 0, corruption: 19, limit: 17 })[0]).toBe(
      'A has 19 Corruption, and the limit is 17: this round is the last',
    )
    expect(both({ rule: 'ARR-SCORE-01', type: 'locationsCounted', fomori: 9, tribes: 8, ending: 'overrun' })[1]).toBe(
      'Fomori und Burgen halten 9 Orte, die Stämme 8: Érin ist überrannt',
    )
    const left = sum(part('ARR-GEN-02', 12, 'corruption'), part('ARR-SCORE-03', -2, 'elements'))
    expect(both({ rule: 'ARR-SCORE-03', type: 'finalScored', seat: 0, ending: 'overrun', sum: left })).toEqual([
      'A ends with 10 Corruption: 12 on the Corruption Track and 2 less for elements',
      'A beendet das Spiel mit 10 Korruption: 12 auf der Korruptionsleiste und 2 weniger für Elemente',
    ])
    expect(both({ rule: 'ARR-RULING-125', type: 'ranked', places: [3, 1, 2, 3] })).toEqual([
      '1st place for B, 2nd place for C, 3rd place for A and D',
      'Platz 1 für B, Platz 2 für C, Platz 3 für A und D',
    ])
  })

  it('tell a deal of unequal stacks, and which card lies there', () => {
    expect(both({ rule: 'ARR-DRAW-04', type: 'stacksSplit', sizes: [16, 16, 15] })[1]).toBe(
      'ein Stapel ist aufgebraucht: Ablage und übrige Stapel werden gemischt und auf drei Stapel zu 16, 16 und 15 Karten verteilt',
    )
    const turnedUp = both({ rule: 'ARR-RULING-27', type: 'cardTurnedUp', seat: 0, at: 3, card: 'B07' as CardId })
    expect(turnedUp).toEqual(['A’s 3rd card is turned up: B07', 'die 3. Karte von A wird aufgedeckt: B07'])
  })
})

describe('a refusal', () => {
  it('says what would be needed', () => {
    expect(refused('ARR-SPREAD-03', 'tooFewFomori', { cost: 3, have: 1 })).toEqual([
      '3 Fomori are needed there, you hold 1',
      'dort sind 3 Fomori nötig, du hast 1',
    ])
    expect(refused('ARR-RULING-86', 'noFomori', {})).toEqual([
      'you hold no Fomori to return',
      'du hast keine Fomori, die zurückkönnten',
    ])
    expect(refused('ARR-REPEL-02', 'tooFewSwords', { cost: 2, have: 0 })[1]).toBe(
      '2 Schwerter sind nötig, und du hast keines',
    )
    expect(refused('ARR-BUILD-03', 'tooLittleFame', { cost: 2, have: 1 })[0]).toBe(
      'an Outpost costs 2 Fame, and you have 1',
    )
    expect(refused('ARR-REPEL-06', 'tooLittleFame', { cost: 2, have: 1 })[0]).toBe(
      'a Distant Attack costs 2 Fame, and you have 1',
    )
  })

  it('names who holds the location', () => {
    expect(refused('ARR-BUILD-07', 'occupied', { holder: 2 })).toEqual([
      'C has fortified that location',
      'diesen Ort hat C befestigt',
    ])
    expect(refused('ARR-BUILD-07', 'occupied', { holder: 'athach' })[0]).toBe('an Athach holds that location')
  })

  it('says what can be kept', () => {
    expect(refused('ARR-PASS-02', 'noSuchSlot', { slot: 'shields' })).toEqual([
      'you have no shields to keep',
      'du hast keine Schilde, die du behalten könntest',
    ])
    expect(refused('ARR-PASS-02', 'noSuchSlot', { slot: 'fomori' })[0]).toBe(
      'only discs, swords and shields can be kept',
    )
    expect(refused('ARR-PASS-02', 'notSoMany', { slot: 'swords', max: 1, got: 2 })[1]).toBe(
      'du hast nur 1 Schwert, nicht 2',
    )
  })
})
