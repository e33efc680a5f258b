import type { Example } from '@skerry/kernel/kit'

export const cases: readonly Example[] = []
