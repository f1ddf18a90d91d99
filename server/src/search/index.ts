export { entriesWith, type EntryKind, holdsWords, queryOf, type Scope } from './entries'
export { nearSpellings } from './near'
export { contains, eachWord, plainPattern } from './words'
