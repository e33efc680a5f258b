/** Makes something once for each key: games that several tests look into are played once. */
export function rememberedBy<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key) as V
  }
}
