import type { ReportPost } from '@samspel/api'

/** Puts a post first, or takes it from there. */
export type PinPost = (post: ReportPost, pinned: boolean) => void
