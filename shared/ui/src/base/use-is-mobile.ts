import { mediaHook } from './media-hook'
import { MOBILE_MAX } from './tokens'

/** Whether the window is at most 683 px wide (K-07). Prefer CSS; use this where another element is needed. */
export const useIsMobile: () => boolean = mediaHook(`(max-width: ${MOBILE_MAX}px)`)
