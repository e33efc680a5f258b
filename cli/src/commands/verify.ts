import { type Command, expectWords } from '../args.ts'
import { languageOf } from '../language.ts'
import { note, print, printJson } from '../output.ts'
import { openRecord } from '../replay.ts'
import { diceIn, type Verified, verify as verifyDice } from '../verify.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'checks the dice of a game played on a server',
  usage: ['<file> [--pack file]'],
  about: `
Before anybody sits down, a table on a server tells the hash of its secret; everybody who sits down adds a nonce;
after the end all of it is told and stands in the exported file. This works out every outcome of the game again from
these parts and plays the game with them. Exit code 1 and one message if anything differs.`,
  options: {
    pack: { value: 'file', about: 'the content pack it was played with, if not the built-in one' },
    lang: { value: 'en|de', about: 'language of messages about a pack' },
  },
  examples: ['skerry verify game.json'],
  async run(given) {
    expectWords('verify', given.words, ['a file'], 1)
    const file = given.words[0] as string
    const fail = (message: string, verified: Verified | null = null): number => {
      if (given.json) printJson({ file, ok: false, ...verified, fault: message })
      note(`skerry: ${message}`)
      return 1
    }
    const opened = await openRecord(file, given.text('pack'), 'this', languageOf(given))
    if ('fault' in opened) return fail(opened.fault.message)
    const dice = diceIn(opened.record)
    if (dice === null)
      return fail(`${file}: it says nothing about its dice; only games exported by a server after their end do`)
    const { rules } = opened.record
    if (rules !== opened.opened.game.version)
      return fail(
        `${file}: it was played by version ${rules} of the rules, these are version ${opened.opened.game.version}`,
      )
    const verified = verifyDice(opened, dice)
    if (verified.fault !== null) return fail(`${file}: ${verified.fault}`, verified)
    if (given.json) printJson({ file, ok: true, ...verified })
    else print(sentenceAbout(file, verified))
    return 0
  },
}

function sentenceAbout(file: string, { rows, draws, unwitnessed }: Verified): string {
  const checked = `${file}: all ${draws} outcomes of chance in ${rows} rows are what the dice give.`
  return unwitnessed === 0
    ? checked
    : `${checked} The first ${unwitnessed} rows were played elsewhere: nobody saw their dice.`
}
