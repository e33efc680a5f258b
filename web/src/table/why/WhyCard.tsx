import { type Explanation, refusalText, sentence } from '@skerry/contracts'
import type { RuleId } from '@skerry/kernel'
import { type CSSProperties, type Ref, useEffect, useId, useRef } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Chips } from '../common/Chips.tsx'
import { useAtTable } from '../common/context.ts'
import { Sign } from '../common/Sign.tsx'
import { capital } from '../common/saying.ts'
import type { Equipment } from '../model.ts'
import { RuleText, useRules } from '../rules/RulesBook.tsx'
import type { Why } from './useWhy.ts'

export interface WhyCardProps {
  readonly why: Why
  readonly onClose: () => void
  readonly ref?: Ref<HTMLElement>
  readonly style?: CSSProperties
  readonly className?: string
}

/**
 * What a thing is and does, and what lies there; only then why nothing can be done with it now, and the rule. It stays until
 * it is put away.
 */
export function WhyCard(props: WhyCardProps) {
  const { saying } = useAtTable()
  const explanation = saying.explanation(props.why.thing)
  return explanation === null ? <PlainCard {...props} /> : <ExplainingCard {...props} explanation={explanation} />
}

interface ExplainingCardProps extends WhyCardProps {
  readonly explanation: Explanation
}

function ExplainingCard({ why, onClose, ref, style, className = '', explanation }: ExplainingCardProps) {
  const { words, talk, language, names } = useAtTable()
  const heading = useId()
  const { thing, whyNot } = why
  const { name, sort, icon, seat, text, here = [], chips = [], rules } = explanation
  const rule = whyNot?.refusal.rule ?? ''
  return (
    <section
      ref={ref}
      className={`why-card explains ${className}`}
      style={style}
      aria-labelledby={heading}
      data-why={thing}
    >
      <header>
        {(seat !== undefined || icon !== undefined) && (
          <span className='chosen-picture'>
            <Sign seat={seat} icon={icon} size={26} />
          </span>
        )}
        <div>
          <h2 id={heading}>{name}</h2>
          {sort !== undefined && <small>{capital(sort)}</small>}
        </div>
      </header>
      <IconButton icon='x' size={18} label={words.closeWhy} onClick={onClose} />
      <div role='status'>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Chips chips={[...here, ...chips].map((chip) => ({ ...chip, tone: 'effect' }))} />
        {whyNot !== null && (
          <p className='why-not'>
            <b>{words.notNow}</b> {sentence(refusalText(talk, language, whyNot.refusal, names))}
          </p>
        )}
      </div>
      {rule !== '' ? <RuleUnfolded rule={rule} /> : <Rules rules={rules} />}
    </section>
  )
}

const Rules = ({ rules }: { readonly rules: readonly RuleId[] }) =>
  rules.length === 0 ? null : (
    <footer>
      {rules.map((rule) => (
        <Cite key={rule} rule={rule} />
      ))}
    </footer>
  )

/** Where the game says no more about a thing than its name. */
function PlainCard({ why, onClose, ref, style, className = '' }: WhyCardProps) {
  const at = useAtTable()
  const { words, talk, language, names } = at
  const heading = useId()
  const { thing, whyNot } = why
  const text = at.textOf(thing)
  const title = at.nameOf(thing)
  return (
    <section ref={ref} className={`why-card ${className}`} style={style} aria-labelledby={heading} data-why={thing}>
      <h2 id={heading} className={whyNot === null ? undefined : 'no'}>
        <Icon name={whyNot === null ? 'info' : 'circle-help'} /> {whyNot === null ? title : words.whyNot(title)}
      </h2>
      <IconButton icon='x' size={18} label={words.closeWhy} onClick={onClose} />
      <div role='status'>
        {whyNot !== null && <p>{sentence(refusalText(talk, language, whyNot.refusal, names))}</p>}
        {text !== null && <p className='why-about'>{capital(text)}</p>}
      </div>
      {whyNot !== null && whyNot.refusal.rule !== '' && <RuleUnfolded rule={whyNot.refusal.rule} />}
    </section>
  )
}

/** On a phone: under the question, where it is seen at once. */
export function UnfoldedWhy({ why, onClose }: Pick<WhyCardProps, 'why' | 'onClose'>) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <WhyCard ref={card} why={why} onClose={onClose} className='unfolded' />
}

function RuleUnfolded({ rule }: { readonly rule: RuleId }) {
  const { model, words } = useAtTable()
  return (
    <footer>
      <Cite rule={rule} />
      <details>
        <summary>{words.readRule}</summary>
        <TextOfRule rule={rule} equipment={model.equipment} />
      </details>
    </footer>
  )
}

function TextOfRule({ rule, equipment }: { readonly rule: RuleId; readonly equipment: Equipment }) {
  const { words } = useAtTable()
  const text = useRules(equipment)?.[rule]
  return <p>{text === undefined ? words.rulesLoading : <RuleText text={text} />}</p>
}
