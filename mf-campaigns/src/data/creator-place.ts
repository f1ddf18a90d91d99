/** Where the directory was left: its address's query and how far it was scrolled, px. One browser tab has one. */
const place = { search: '', top: 0, hasLeft: false }

/** Remembers how far the directory is scrolled. */
export const keepPlace = (search: string, top: number): void => void Object.assign(place, { search, top, hasLeft: false })

/** A profile was opened from the directory: whoever comes back is a returner, by whatever way. */
export const leaveDirectory = (): void => void (place.hasLeft = true)

/** Address of the directory as it was left. */
export const directoryHref = (): string => `/creators${place.search}`

/** How far to scroll a directory that is shown now; 0 for a new visit. */
export const placeFor = (search: string, isBack: boolean): number => (place.search === search && (isBack || place.hasLeft) ? place.top : 0)
