/** Why units cannot be chosen in a slot: by the rule of the allotment that does not know it. */

import type { Language } from '@skerry/contracts'
import type { RuleId } from '@skerry/kernel'

const OWN_FIELDS = { en: 'new men go only into your own fields', de: 'neue Männer kommen nur in deine eigenen Felder' }
const ONE_FIELD = {
  en: 'all of these men go into the one field chosen for them',
  de: 'diese Männer kommen alle in das eine Feld, das für sie gewählt ist',
}

export const closed: Readonly<Record<RuleId, Readonly<Record<Language, string>>>> = {
  'MAR-SETUP-16': ONE_FIELD,
  'MAR-2P-02': { en: 'the guards go to the tile just hidden', de: 'die Wache kommt zum eben versteckten Plättchen' },
  'MAR-2P-03': ONE_FIELD,
  'MAR-2P-04': ONE_FIELD,
  'MAR-2P-05': ONE_FIELD,
  'MAR-PEACE-02': {
    en: 'Peacemaker brings men only to the field he stands in',
    de: 'der Friedensstifter bringt Männer nur in das Feld, in dem er steht',
  },
  'MAR-AID-06': ONE_FIELD,
  'MAR-AID-07': ONE_FIELD,
  'MAR-AID-11': OWN_FIELDS,
  'MAR-REINF-05': OWN_FIELDS,
  'MAR-TREASURE-02': {
    en: 'the men of the chest go only into the field where it lay',
    de: 'die Männer der Schatztruhe kommen nur in das Feld, in dem sie lag',
  },
  'MAR-TREASURE-03': OWN_FIELDS,
  'MAR-ATTACK-06': {
    en: 'only units in your fields next to the attack field can join',
    de: 'nur Einheiten aus deinen Feldern neben dem Angriffsfeld können dazukommen',
  },
  'MAR-ATTACK-10': {
    en: 'only units in the field that has won can advance',
    de: 'nur Einheiten aus dem siegreichen Feld können nachrücken',
  },
  'MAR-COMBAT-14': {
    en: 'only your units in the fight can be lost',
    de: 'nur deine Einheiten, die kämpfen, können verloren gehen',
  },
  'MAR-DRAGON-05': {
    en: 'the dragon eats only units in its own field',
    de: 'der Drache frisst nur Einheiten in seinem Feld',
  },
  'MAR-RULING-85': {
    en: 'the ring takes only units of the player it strikes',
    de: 'der Ring nimmt nur Einheiten der Person, die er trifft',
  },
}
