export type { Released } from './release-all'
export { releaseAll, releaseWorkspace } from './release-all'
