import pack from './data/pack.json' with { type: 'json' }

export { game } from './game.ts'
export { orders } from './orders.ts'
export { pack }
