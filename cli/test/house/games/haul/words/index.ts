import type { Language, Words } from '@skerry/contracts'
import type { Bid, VoyageEvent } from '../types.ts'

type Of<T extends VoyageEvent['type']> = Extract<VoyageEvent, { type: T }>

const IDS = ['LOAD-01', 'LOAD-02', 'SAIL-01', 'SAIL-02', 'WIND-01', 'WIND-02', 'TURN-01', 'BID-01', 'END-01', 'DATA-01']
const texts = (text: string) => Object.fromEntries(IDS.map((id) => [`HAUL-${id}`, `${text} ${id}.`]))

const en: Words = {
  name: 'The Haul',
  rules: {
    ...texts('What is said in'),
    'HAUL-NOTE-01': 'Sail | wait: a matter of taste.',
    'HAUL-RULING-01': 'In turn.',
  },
  prompts: { 'voyage.load': 'What do you load?', 'voyage.sail': 'Sail or wait?', 'voyage.bid': 'High or low?' },
  choices: {
    load: () => 'load cargo',
    sail: () => 'set sail',
    wait: () => 'wait',
    bid: ({ on }: Bid) => `bid on ${on}`,
  },
  events: {
    loaded: ({ cargo }: Of<'loaded'>) => `${cargo} loaded`,
    windBlew: ({ force }: Of<'windBlew'>) => `wind of force ${force}`,
    chestSeen: ({ coins }: Of<'chestSeen'>) => `the chest holds ${coins} coins`,
    chestClosed: () => 'somebody looks into the chest',
  },
  reasons: { bowTooHeavy: () => 'the bow would go under' },
  results: { mostCargo: 'the voyage is done' },
  labels: { hold: ({ id, max }) => `${id} (room for ${max})` },
  sums: {},
  parts: { cargo: 'cargo' },
  options: { storm: 'a storm comes' },
}

const de: Words = {
  ...en,
  name: 'Die Fracht',
  rules: { ...texts('Was hier steht:'), 'HAUL-NOTE-01': 'Geschmackssache.', 'HAUL-RULING-01': 'Reihum.' },
  prompts: { 'voyage.load': 'Was lädst du?', 'voyage.sail': 'Segeln oder warten?', 'voyage.bid': 'Hoch oder tief?' },
  reasons: { bowTooHeavy: () => 'der Bug ginge unter' },
}

export const words: Readonly<Record<Language, Words>> = { en, de }
