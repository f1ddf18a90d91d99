export { buildEdge, createEdge } from './create-edge'
export type { EdgeOptions } from './create-edge'
export { readOriginList } from './origins'
