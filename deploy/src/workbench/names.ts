/** Where the harness lives: everything else of its server is the app's. */
export const HARNESS = '/workbench'
/** The harness is told of builds and calls here. */
export const CHANGES = `${HARNESS}/changes`
/** Calls of the app: `/workbench/call/<choice>/api/…`. */
export const CALL = `${HARNESS}/call`
/** Facts of the remote for the harness: {@link Bench}. */
export const BENCH = `${HARNESS}/bench.json`
/** A session of the chosen role. */
export const SESSION = `${HARNESS}/session`
/** Makes the fake data anew. */
export const RESET = `${HARNESS}/reset`

/** What the harness knows of its remote. */
export interface Bench {
  name: string
  /** `examples`: by role, the path with the ids of records of the fake API, of routes that need one. */
  routes: readonly { path: string; areas: readonly string[]; examples?: Readonly<Record<string, string | undefined>> }[]
}

/** State of the build. */
export type BuildState =
  { state: 'building' } | { state: 'built'; version: string; ms: number } | { state: 'failed'; problems: string }

/** One call of the app, as the harness lists it. */
export interface CallReport {
  /** The choice that it was made under, as it stands in its address. */
  choice: string
  method: string
  path: string
  /** 0: the connection was cut. */
  status: number
  ms: number
}

/** What the frame tells the harness by `postMessage`. */
export type FrameMessage = { workbench: 'path'; path: string } | { workbench: 'native'; message: string }
