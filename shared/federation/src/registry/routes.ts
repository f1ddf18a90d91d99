/** The five ways to look at Samspel. Staff areas by role, `creator` for creators, `anonymous` without a session. */
export type Area = 'anonymous' | 'admin' | 'company' | 'store' | 'creator'

/** A text that the shell must show before any code of the remote runs. */
export interface BilingualText {
  sv: string
  en: string
}

/** A path owned by a remote. */
export interface RemoteRoute {
  /** Prefix by segments: `/campaigns/:id` also owns `/campaigns/1/edit`. `:x` stands for one segment. `/` owns itself alone. */
  path: string
  /** Areas that may open it. */
  areas: readonly Area[]
  /** `webpackChunkName` of the page in `routes.tsx`; the edge then asks for its files together with the shell's. */
  page?: string
  /** A focused task: phones hide the bottom bar. */
  focused?: boolean
  /** Bytes (brotli) that the scripts of a first view may weigh with the shell, where 220 KiB are not enough: a tool that is a form from the start. */
  firstView?: number
  /** Paths beneath it that other remotes may own; the gate refuses any other. */
  yields?: readonly string[]
}
