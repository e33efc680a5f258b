/** Everything on the table in words, grouped, with a button for what may be touched. */

import type { Light } from '@skerry/contracts'
import type { Thing, ThingId } from '@skerry/kernel'
import { useState } from 'react'
import { useSettings } from '../../settings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/index.ts'
import type { TableModel } from '../model.ts'
import { byPlace, groupsOf } from './faces.ts'
import { lightClass } from './ListBoard.tsx'
import { type Labels, useLabels } from './labels.ts'
import './stage.css'
import type { OnTouch } from './useRoving.ts'

interface ThingListProps {
  readonly model: TableModel
  readonly light: Light
  readonly onTouch: OnTouch
}

export function ThingList({ model, light, onTouch }: ThingListProps) {
  const words = useWords().stage
  const { language } = useSettings()
  const kinds = { ...words.kinds, ...model.equipment.talk[language].kinds }
  const labels = useLabels(model)
  const isAsked = model.phase === 'asked'
  const [isOnlyLegal, setOnlyLegal] = useState(isAsked && light.legal.size > 0)
  const isLit = ({ id }: Thing) => light.legal.has(id) || light.picked.has(id)
  const things = isOnlyLegal && isAsked ? labels.things.filter(isLit) : labels.things
  const { roots, on } = byPlace(things)
  return (
    <div className='thing-list'>
      {isAsked && (
        <label className='thing-list-filter'>
          <input type='checkbox' checked={isOnlyLegal} onChange={(event) => setOnlyLegal(event.target.checked)} />
          {words.onlyLegal}
        </label>
      )}
      {things.length === 0 && <p>{words.nothingLegal}</p>}
      {groupsOf(roots).map(({ kind, things: group }) => (
        <section key={kind ?? ''}>
          <h3>{kind === null ? words.others : (kinds[kind] ?? capital(kind))}</h3>
          <ul>
            {group.map((thing) => (
              <Line key={thing.id} id={thing.id} on={on.get(thing.id) ?? []} {...{ labels, light, isAsked, onTouch }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface LineProps {
  readonly id: ThingId
  readonly on: readonly Thing[]
  readonly labels: Labels
  readonly light: Light
  readonly isAsked: boolean
  readonly onTouch: OnTouch
}

function Line({ id, on, labels, light, isAsked, onTouch }: LineProps) {
  return (
    <li className={`thing-line${lightClass(id, light)}`}>
      <Touchable {...{ id, labels, light, isAsked, onTouch }} />
      {on.length > 0 && (
        <ul>
          {on.map((thing) => (
            <Line key={thing.id} id={thing.id} on={[]} {...{ labels, light, isAsked, onTouch }} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Touchable({ id, labels, light, isAsked, onTouch }: Omit<LineProps, 'on'>) {
  const words = useWords().stage
  const text = labels.text(id)
  const [isLegal, isPicked] = [light.legal.has(id), light.picked.has(id)]
  const chip = light.chips.get(id)
  return (
    <div className='thing-touch'>
      <span>{capital(text)}</span>
      {chip !== undefined && <span className='tile-chip'>{chip}</span>}
      {isAsked && isPicked && isLegal && chip !== undefined && (
        <Button kind='ghost' icon='minus' aria-label={words.fewer(text)} onClick={() => onTouch(id, 'fewer')} />
      )}
      {isAsked && (isLegal || isPicked) && (
        <Button aria-pressed={isPicked} onClick={() => onTouch(id, 'pick')}>
          {isPicked ? capital(words.picked) : words.choose}
          <span className='visually-hidden'>: {text}</span>
        </Button>
      )}
      {isAsked && !isLegal && !isPicked && (
        <Button kind='ghost' onClick={() => onTouch(id, 'why')}>
          {words.whyNot}
          <span className='visually-hidden'> {text}</span>
        </Button>
      )}
    </div>
  )
}
