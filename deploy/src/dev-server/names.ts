/** Where the sandbox lives: everything else of its server is the app's. */
export const SANDBOX = '/sandbox'
/** The sandbox is told of builds and calls here. */
export const CHANGES = `${SANDBOX}/changes`
/** Calls of the app: `/sandbox/call/<choice>/api/…`. */
export const CALL = `${SANDBOX}/call`
/** Facts of the remote for the sandbox: {@link SandboxRemote}. */
export const REMOTE = `${SANDBOX}/remote.json`
/** A session of the chosen role. */
export const SESSION = `${SANDBOX}/session`
/** Makes the fake data anew. */
export const RESET = `${SANDBOX}/reset`

/** What the sandbox knows of its remote. */
export interface SandboxRemote {
  name: string
  /** Can the data be made anew? Not those of a server. */
  resets: boolean
  /** `examples`: by role, the path with the ids of records of the fake API, of routes that need one. */
  routes: readonly { path: string; areas: readonly string[]; examples?: Readonly<Record<string, string | undefined>> }[]
}

/** State of the build. */
export type BuildState =
  { state: 'building' } | { state: 'built'; version: string; ms: number } | { state: 'failed'; problems: string }

/** One call of the app, as the sandbox lists it. */
export interface CallReport {
  /** The choice that it was made under, as it stands in its address. */
  choice: string
  method: string
  path: string
  /** 0: the connection was cut. */
  status: number
  ms: number
}

/** What the frame tells the sandbox by `postMessage`. */
export type FrameMessage = { sandbox: 'path'; path: string } | { sandbox: 'native'; message: string }
