import type { TableState } from '@skerry/link'
import { useEffect, useState } from 'react'
import { loadSetup, type Setup } from '../../games/equipment.ts'
import { entryOf } from '../../games/index.ts'
import { tablePath } from '../../online/links.ts'
import { useSettings } from '../../settings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { nameOf } from '../crew.ts'
import { valueName } from '../new-table/OptionsForm.tsx'
import { changed } from '../new-table/options.ts'
import { CopyLine } from './CopyLine.tsx'

/** What everybody may know of a table before its game begins. */
export function RoomFacts({ state }: { readonly state: TableState }) {
  return (
    <>
      {state.visibility !== 'private' && <Address state={state} visibility={state.visibility} />}
      <Rules state={state} />
      <Dice state={state} />
    </>
  )
}

interface AddressProps {
  readonly state: TableState
  readonly visibility: 'public' | 'unlisted'
}

function Address({ state, visibility }: AddressProps) {
  const { room, visibility: who } = useOnlineWords()
  const { language } = useSettings()
  return (
    <section className='form-card panel' aria-labelledby='address'>
      <h2 id='address'>{room.address}</h2>
      <p className='help'>
        {who.names[visibility]}. {room.addressLine[visibility]}
      </p>
      <CopyLine
        url={new URL(tablePath(state.id), location.origin).href}
        label={room.address}
        copyLabel={room.copyAddress}
        shareLabel={room.address}
        text={nameOf(entryOf(state.game), language, state.game)}
      />
    </section>
  )
}

/** Options that are not at their defaults. */
function Rules({ state }: { readonly state: TableState }) {
  const { room } = useOnlineWords()
  const { shell } = useWords()
  const { language } = useSettings()
  const setup = useSetup(state.game)
  if (setup === null) return null
  const talk = setup.talk[language]
  const specs = setup.options.filter(({ key }) => key in changed(setup.options, state.options))
  return (
    <section className='form-card panel' aria-labelledby='by-rules'>
      <h2 id='by-rules'>{room.rules}</h2>
      {specs.length === 0 ? (
        <p className='help'>{room.defaults}</p>
      ) : (
        <dl className='room-rules'>
          {specs.map((spec) => (
            <div key={spec.key}>
              <dt>{talk.options[spec.key] ?? spec.key}</dt>
              <dd>{valueName(state.options[spec.key] ?? spec.default, spec, talk, shell)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Null: not known, or a game this page does not have. */
function useSetup(game: string): Setup | null {
  const [setup, setSetup] = useState<Setup | null>(null)
  useEffect(() => {
    loadSetup(game).then(setSetup, () => setSetup(null))
  }, [game])
  return setup
}

function Dice({ state }: { readonly state: TableState }) {
  const { room } = useOnlineWords()
  const { commitment, isWitnessed } = state.dice
  return (
    <section className='dice-note' aria-labelledby='dice'>
      <h2 id='dice'>
        <Icon name='dices' size={18} />
        {room.dice}
      </h2>
      <p>{room.diceLine}</p>
      {!isWitnessed && <p>{room.diceElsewhere}</p>}
      <p className='seal'>
        {room.seal}: <code>{commitment}</code>
      </p>
    </section>
  )
}
