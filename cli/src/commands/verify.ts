import { InputError } from '@skerry/kernel'
import { type Command, expectWords } from '../args.ts'
import { rootOf } from '../context.ts'
import { faultText } from '../faults.ts'
import { languageOf } from '../language.ts'
import { note, print, printJson } from '../output.ts'
import { type OpenedRecord, openRecord } from '../replay.ts'
import { type Dice, diceIn, type Verified, verify as verifyDice } from '../verify.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'checks the dice of a game played on a server',
  usage: ['<file> [--pack file]'],
  about: `
Before anybody sits down, a table on a server tells the hash of its secret; everybody who sits down may add a nonce;
after the end all of it is told and stands in the exported file. This works out every outcome of the game again from
these parts and plays the game with them. Exit code 1 and one message if anything differs. What the table told at the
start is printed: compare it with what you were shown when you sat down.`,
  options: {
    pack: { value: 'file', about: 'the content pack it was played with, if not the built-in one' },
    lang: { value: 'en|de', about: 'language of messages about a pack' },
  },
  examples: ['skerry verify game.json'],
  async run(given, context) {
    expectWords('verify', given.words, ['a file'], 1)
    const file = given.words[0] as string
    const fail = (message: string, verified: Verified | null = null): number => {
      if (given.json) printJson(context, { file, ok: false, ...verified, fault: message })
      note(context, `skerry: ${message}`)
      return 1
    }
    const opened = await openRecord(file, {
      root: rootOf(context),
      pack: given.text('pack'),
      packs: 'this',
      language: languageOf(given, context),
    })
    if ('fault' in opened) return fail(opened.fault.message)
    const { record } = opened
    const { version } = opened.opened.game
    if (record.rules !== version)
      return fail(`${file}: it was played by version ${record.rules} of the rules, these are version ${version}`)
    const dice = readDice(record)
    if (dice === null)
      return fail(`${file}: it says nothing about its dice; only games exported by a server after their end do`)
    if (typeof dice === 'string') return fail(`${file}: ${dice}`)
    const verified = verifyDice(opened, dice)
    if (verified.fault !== null) return fail(`${file}: ${verified.fault}`, verified)
    if (given.json) printJson(context, { file, ok: true, ...verified })
    else print(context, sentencesAbout(file, verified).join('\n'))
    return 0
  },
}

/** A text says what is wrong with them. */
function readDice(record: OpenedRecord['record']): Dice | string | null {
  try {
    return diceIn(record)
  } catch (error) {
    if (error instanceof InputError) return faultText(error)
    throw error
  }
}

function sentencesAbout(file: string, { commitment, rows, draws, added, unwitnessed, older }: Verified): string[] {
  return [
    `${file}: all ${draws} outcomes of chance in ${rows} rows are what the dice give.`,
    `Before anybody sat down the table told ${commitment}.`,
    added > 0
      ? `Seats that added something of their own to the dice: ${added}.`
      : 'No seat added anything of its own: the secret alone made these dice.',
    ...(unwitnessed > 0 ? [`The first ${unwitnessed} rows were played elsewhere: nobody saw their dice.`] : []),
    ...(older === null
      ? []
      : [`Rows ${older.from} to ${older.to} were played by older rules: these cannot work out their dice.`]),
  ]
}
