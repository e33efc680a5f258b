/** An empty skerry in the swell: where nothing is yet. */
export function Skerry() {
  return (
    <svg className='skerry-art' viewBox='0 0 240 92' width='240' height='92' aria-hidden='true'>
      <path className='reef-body' d='M66 62L84 46L96 50L112 26L124 40L132 34L150 52L160 50L176 62Z' />
      <path className='reef-side' d='M112 26L124 40L132 34L150 52L160 50L176 62H122L128 48Z' />
      <path
        className='reef-swell'
        d='M18 66q9-6 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0M44 77q8-5 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0M78 87q7-4.500 14 0t14 0t14 0t14 0t14 0t14 0'
      />
      <path className='reef-gull' d='M172 22q6-8 11 0q6-8 11 0M196 34q4-5.500 7.500 0q4-5.500 7.500 0' />
    </svg>
  )
}
