/** How Node is started to serve: `npm start` does so, and so does whatever measures a server. */

/**
 * Space for young objects, in MB. Left alone it grows with every burst and never shrinks, on each thread: a thousand open
 * games then take nearly twice the memory, and are not served any faster.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8'] as const
