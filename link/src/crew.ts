/** Names for bots; people may have one of them, too. */
const CREW = ['Svantje', 'Ole', 'Jannik', 'Enna', 'Tjark', 'Fenja', 'Hauke']

/** The first name nobody has yet. */
export const freeName = (taken: readonly string[]): string => CREW.find((name) => !taken.includes(name)) ?? 'Bosun'

/** Whether a bot may be called so without anybody having said it. */
export const isCrewName = (name: string): boolean => CREW.includes(name)
