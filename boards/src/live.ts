import './ground.css'
import './light.css'
import './motion.css'
import './pieces.css'

export * from './Hits.tsx'
export * from './Lights.tsx'
export * from './Moment.tsx'
export * from './Pictogram.tsx'
