/** The part of the environment that its test uses. */
declare class WorkerEnvironment {
  constructor(config: { projectConfig: object })
  fakeTimersModern: { useFakeTimers: () => void }
  teardown: () => Promise<void>
}
export = WorkerEnvironment
