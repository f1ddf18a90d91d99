/** Pause in typing after which a search is made, ms. */
export const TYPING_PAUSE_MS = 250
