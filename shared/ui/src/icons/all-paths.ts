import { lateIconPaths } from './late-paths'
import { iconPaths as first } from './paths'

/** Every icon at once, for painters: what they draw cannot come later. */
export const iconPaths: typeof first = { ...first, ...lateIconPaths }
