import { refusalText, sentence } from '@skerry/contracts'
import type { Refusal } from '@skerry/kernel'
import { Cite } from '../../ui/Cite.tsx'
import { useAtTable } from '../common/context.ts'

/** What stands in the way, then the rule. */
export function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { talk, language, names } = useAtTable()
  return (
    <p className='refused' role='alert'>
      {sentence(refusalText(talk, language, refusal, names))} {refusal.rule !== '' && <Cite rule={refusal.rule} />}
    </p>
  )
}
