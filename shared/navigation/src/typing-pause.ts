/** How long typing must pause before a search is made, ms. */
export const TYPING_PAUSE_MS = 250
