/** How Node is started for a server, by `npm start` and by benchmarks. */

/**
 * Bounds the space for young objects, in MB per thread. By default it grows with every burst and never shrinks: a thousand
 * open games then take nearly twice the memory and are no faster.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8'] as const
