/** Whatever moves on the board ends in the picture that follows: nothing jumps when an event has been shown. */

import { playedEvents } from '@skerry/boards/kit'
import { anyChoice, type Choice, type Play, type Random, type Seat } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { type Act, type Plan, planOf } from '../board/plan.ts'
import { EMPTY, type Scene, type Stand, sceneOf } from '../board/scene.ts'
import { telling } from '../board/telling.ts'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import type { FieldId, Marnon } from '../types.ts'

const content = game.load(pack)

/** All events of a game, each with the view before it. */
const eventsOf = (seats: number, seed: string) =>
  playedEvents<Marnon>({ game, content, seats, seed, choose: somebodysChoice }, 'open', telling.after)

const somebodysChoice = (play: Play<Marnon>, seat: Seat, random: Random): Choice =>
  random(3) === 0 ? (anyChoice(play, seat, random) as Choice) : guide.answer(play, seat, random)

/** The picture at the end of the moment: the stands, with every act on its last frame. */
function endOf(scene: Scene, { stands, acts }: Plan): Scene {
  const end: Record<FieldId, Stand> = { ...scene, ...stands }
  for (const act of acts)
    if ('field' in act && act.do !== 'reveal' && act.do !== 'sink')
      end[act.field] = joined(end[act.field] ?? EMPTY, act)
  return end
}

function joined(stand: Stand, act: Act): Stand {
  if (act.do === 'land') return { ...stand, [act.who === 'dragon' ? 'hasDragon' : 'hasPeacemaker']: true }
  if (act.do !== 'drop' && act.do !== 'slide' && act.do !== 'rouse') return stand
  const { party, bodies, figure, tileOwner, tileFace } = act.stand
  const men = act.do === 'slide' ? stand.bodies + bodies : bodies > 0 ? bodies : stand.bodies
  return {
    ...stand,
    party: party ?? stand.party,
    bodies: men,
    figure: figure ?? stand.figure,
    ...(tileOwner === null ? {} : { tileOwner, tileFace }),
  }
}

describe('motion', () => {
  const seen = new Set<string>()

  it.each([2, 4, 6])('leads into the picture that follows, with %i players', (seats) => {
    for (const { event, view, after } of eventsOf(seats, `motion ${seats}`)) {
      const scene = sceneOf(content, view.state)
      const plan = planOf(content, scene, view.stack, event)
      for (const act of plan.acts) seen.add(act.do)
      expect(endOf(scene, plan), event.type).toEqual(sceneOf(content, after.state))
      if (event.type === 'diceRolled') expect(plan.acts).toHaveLength(1)
    }
  })

  it('was seen in all its kinds', () => {
    const kinds: readonly Act['do'][] = ['arrow', 'drop', 'flash', 'land', 'reveal', 'roll', 'rouse', 'sink', 'slide']
    expect([...seen].sort()).toEqual(kinds)
  })
})
