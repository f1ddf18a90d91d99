/** Query and scroll position (px) of the directory when it was left; one per tab. */
const place = { search: '', entry: '', top: 0, hasLeft: false }

/** Saves the directory's scroll position; `entry` is the key of the history entry. */
export const rememberPosition = (search: string, entry: string, top: number): void =>
  void Object.assign(place, { search, entry, top, hasLeft: false })

/** A profile was opened from the directory, so any later visit counts as a return. */
export const leaveDirectory = (): void => void (place.hasLeft = true)

/** Address of the directory as it was left. */
export const directoryHref = (): string => `/creators${place.search}`

/** Initial scroll position of the directory; 0 for a new visit. */
export const positionFor = (search: string, entry: string): number =>
  place.search === search && (place.entry === entry || place.hasLeft) ? place.top : 0
