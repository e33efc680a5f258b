import type { Example } from '@skerry/kernel/kit'

export const general: readonly Example[] = []
