import type { Example } from '@skerry/kernel/kit'

export const campaigns: readonly Example[] = []
