export type { SandboxShell } from './shell'
export { startDev } from './start-dev'
export { startIsolate } from './start-isolate'
