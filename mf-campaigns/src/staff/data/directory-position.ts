/** Where the directory was left: its address's query and how far it was scrolled, px. One browser tab has one. */
const place = { search: '', entry: '', top: 0, hasLeft: false }

/** Remembers how far the directory is scrolled; `entry` is the key of the history's entry. */
export const rememberPosition = (search: string, entry: string, top: number): void =>
  void Object.assign(place, { search, entry, top, hasLeft: false })

/** A profile was opened from the directory: whoever comes back is a returner, by whatever way. */
export const leaveDirectory = (): void => void (place.hasLeft = true)

/** Address of the directory as it was left. */
export const directoryHref = (): string => `/creators${place.search}`

/** How far to scroll a directory that is shown now; 0 for a new visit. */
export const positionFor = (search: string, entry: string): number =>
  place.search === search && (place.entry === entry || place.hasLeft) ? place.top : 0
