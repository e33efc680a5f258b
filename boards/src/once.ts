/** What is made of a thing, made once: as long as the thing is the same, so is the answer. */
export function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, { readonly it: To }>()
  return (from) => {
    const known = made.get(from) ?? { it: make(from) }
    made.set(from, known)
    return known.it
  }
}
