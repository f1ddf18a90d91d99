export { entriesWith, type EntryKind, holdsWords, queryOf, type Scope } from './entries'
export { distance, nearSpellings } from './near'
export { contains, eachWord, plainPattern } from './words'
