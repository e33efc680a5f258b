import type { Example } from '@skerry/kernel/kit'

export const solo: readonly Example[] = []
