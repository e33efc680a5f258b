import type { Example } from '@skerry/kernel/kit'

export const rulebook: readonly Example[] = []
