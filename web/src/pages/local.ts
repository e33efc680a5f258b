/** The tables of this browser. What keeps them is loaded when it is first needed: the first sight of a page can do without. */
export const shelf = () => import('../link/shelf.ts')
/** To open one; it brings the rules along. */
export const local = () => import('../link/local.ts')
