export type { BenchShell } from './shell'
export { startDev } from './start-dev'
export { startIsolate } from './start-isolate'
