import { useEffect, useRef, useState } from 'react'

const ASK_AFTER = 120

/** What is answered to a question, asked a moment after it has come up; null: nothing is asked, or it is not known yet. */
export function useAnswer<Q extends object, A>(
  question: Q | null,
  ask: (question: Q) => Promise<A>,
): { readonly answer: A } | null {
  const [known, setKnown] = useState<{ readonly question: Q; readonly answer: A } | null>(null)
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (question === null) return
    let isDropped = false
    const timer = setTimeout(async () => {
      const answer = await latest.current(question)
      if (!isDropped) setKnown({ question, answer })
    }, ASK_AFTER)
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [question])
  return known !== null && known.question === question ? known : null
}
