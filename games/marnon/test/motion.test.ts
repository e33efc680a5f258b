/** Whatever moves on the board ends in the picture that follows: nothing jumps when an event has been shown. */

import { motionTests } from '@skerry/boards/kit'
import { ARRANGEMENTS } from '@skerry/contracts'
import { anyChoice, type Choice, type Play, type Random, type Seat } from '@skerry/kernel'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, inject, it } from 'vitest'
import { drawings } from '../board/drawing.ts'
import { type Act, type Plan, planOf } from '../board/plan.ts'
import { presenter } from '../board/presenter.ts'
import { EMPTY, type Scene, type Stand, sceneOf } from '../board/scene.ts'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import type { FieldId, Marnon } from '../types.ts'

const content = game.load(pack)

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

describe.each(ARRANGEMENTS)('motion, %s', (arrangement) => {
  const tests = motionTests<Marnon, Plan>({
    ...{ game, content, pack, presenter },
    drawing: drawings[arrangement],
    render: (node: ReactNode) => renderToStaticMarkup(createElement('svg', null, node)),
    cases: [2, 4, 6].map((seats) => ({ seats, names: [`motion ${seats}`] })),
    choose: somebodysChoice,
    viewer: 'open',
    planOf: ({ state, stack }, event) => planOf(content, sceneOf(content, state), stack, event),
    endOf: (plan, { state }, event) => {
      if (event.type === 'diceRolled') expect(plan.acts).toHaveLength(1)
      return endOf(sceneOf(content, state), plan)
    },
    seenIn: ({ state }) => sceneOf(content, state),
    kinds: ['arrow', 'drop', 'flash', 'land', 'reveal', 'roll', 'rouse', 'sink', 'slide'] satisfies Act['do'][],
    least: 22,
    // The header and the log tell them, and the table waits so long.
    pauses: [
      'startDieRolled',
      'startPlayerChosen',
      'roundBegan',
      'regionNamedAgain',
      'allRegionsNamed',
      'turnBegan',
      'aidTaken',
      'reinforcementsCounted',
      'fightEnded',
      'ringTurned',
    ],
    unshown: ['orcsRoused', 'doublesRolled'], // what comes next shows it
    sample: Number.POSITIVE_INFINITY,
    width: inject('width'),
    seed: inject('seed'),
  })
  for (const { name, run } of tests) it(name, run, 120_000)
})
