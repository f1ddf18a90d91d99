export { buildEdge, createEdge } from './create-edge'
export type { EdgeOptions } from './create-edge'
