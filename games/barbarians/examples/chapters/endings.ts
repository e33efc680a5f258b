import type { Example } from '@skerry/kernel/kit'

export const endings: readonly Example[] = []
