/** What things are called and how they stand, for whoever hears the board. */

import { type Light, type PlayTexts, type SeatNames, thingText } from '@skerry/contracts'
import type { Thing, ThingId } from '@skerry/kernel'
import { useMemo, useRef } from 'react'
import { useSettings } from '../../settings/index.ts'
import type { StageWords } from '../../words/en/stage.ts'
import { useWords } from '../../words/index.ts'
import type { TableModel } from '../model.ts'

export interface Labels {
  /** Everything on the table as it was last told. */
  readonly things: readonly Thing[]
  /** `VI/1, mountains: Ole, 3 men` */
  text(id: ThingId): string
  /** The same, with what can be done: `…, may be chosen`. */
  label(id: ThingId, light: Light, isAsked: boolean): string
}

export function useLabels({ desk, info, equipment }: TableModel): Labels {
  const { language } = useSettings()
  const words = useWords().stage
  const talk = equipment.talk[language]
  const told = useRef<readonly Thing[]>([])
  if (desk !== null) told.current = desk.things // while the next desk is on its way the last one speaks
  const things = told.current
  const options = desk?.options
  return useMemo(() => {
    const touchable = new Set(options?.flatMap((option) => option.things))
    return labelsOf(things, touchable, talk, words, (seat) => info.seats[seat]?.name ?? String(seat + 1))
  }, [things, options, talk, words, info])
}

/** `touchable`: what some option names, lit or not; a target may be touched before its source. */
function labelsOf(
  things: readonly Thing[],
  touchable: ReadonlySet<ThingId>,
  talk: PlayTexts,
  words: StageWords,
  names: SeatNames,
): Labels {
  const texts = new Map(things.map((thing) => [thing.id, thingText(talk, thing, names)]))
  const text = (id: ThingId) => texts.get(id) ?? id
  const label = (id: ThingId, light: Light, isAsked: boolean) => {
    const chip = light.chips.get(id)
    const parts = [text(id), ...(chip === undefined ? [] : [words.chip(chip)]), ...(isAsked ? [state(id, light)] : [])]
    return parts.join(', ')
  }
  const state = (id: ThingId, { picked, legal }: Light) =>
    picked.has(id) ? words.picked : legal.has(id) || touchable.has(id) ? words.mayBeChosen : words.notNow
  return { things, text, label }
}
