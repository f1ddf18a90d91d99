/** Page to worker: what a page had fetched before the worker came. */
export const SEEN = 'samspel:seen'
export interface Seen {
  type: typeof SEEN
  page: string
  addresses: string[]
}

/** Worker to page: whether the last read was answered by what was kept, because the network did not. */
export const FROM_CACHE = 'samspel:from-cache'
export interface FromCache {
  type: typeof FROM_CACHE
  kept: boolean
  /** When the oldest of the kept answers was given, ISO, by the path of the page that asked. */
  times: Record<string, string>
}

/** Page to worker: it listens from now on, and wants to hear how it is. */
export const ASK = 'samspel:ask'

/** Page to worker: the session has ended, and what was kept for its account goes. */
export const FORGET = 'samspel:forget'

/** Where the edge serves the worker of the live shell: at the root, so that its scope is the whole site. */
export const WORKER_ADDRESS = '/service-worker.js'
