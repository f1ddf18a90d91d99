export { entriesWith, type EntryKind, holdsWords, type Scope } from './entries'
export { nearSpellings } from './near'
