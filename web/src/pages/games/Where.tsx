import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../words/index.ts'
import type { Listed } from './listed.ts'

/** Where a table lies. */
export function Where({ where }: Pick<Listed, 'where'>) {
  const { lobby } = useWords().shell
  return (
    <span className='where'>
      <Icon name={where === 'here' ? 'monitor' : 'globe'} size={15} />
      {lobby[where]}
    </span>
  )
}
