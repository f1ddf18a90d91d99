/** Path of the sandbox; all other paths of the server belong to the app. */
export const SANDBOX = '/sandbox'
/** Stream of build states and API requests for the sandbox. */
export const CHANGES = `${SANDBOX}/changes`
/** Prefix of the app's API requests: `/sandbox/call/<choice>/api/…`. */
export const CALL = `${SANDBOX}/call`
/** Data about the remote for the sandbox: {@link SandboxRemote}. */
export const REMOTE = `${SANDBOX}/remote.json`
/** Creates a session for the chosen role. */
export const SESSION = `${SANDBOX}/session`
/** Resets the fake data. */
export const RESET = `${SANDBOX}/reset`

/** Data about the remote that the sandbox shows. */
export interface SandboxRemote {
  name: string
  /** Examples of values for its settings, as the sandbox takes them. */
  config: readonly string[]
  /** Whether the data can be reset; those of a real server cannot. */
  resets: boolean
  /** `examples`: for routes with ids, the path filled in with ids of the fake API's records, by role. */
  routes: readonly { path: string; areas: readonly string[]; examples?: Readonly<Record<string, string | undefined>> }[]
}

export type BuildState =
  | { state: 'building' }
  | { state: 'built'; version: string; ms: number }
  | { state: 'failed'; problems: string }

/** One API request of the app, as listed in the sandbox. */
export interface CallReport {
  /** The choice encoded in the request's URL. */
  choice: string
  method: string
  path: string
  /** 0 if the connection was cut. */
  status: number
  ms: number
}

/** Messages from the frame to the sandbox, sent by `postMessage`. */
export type FrameMessage = { sandbox: 'path'; path: string } | { sandbox: 'native'; message: string }
