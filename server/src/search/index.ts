export { entriesWith, type EntryKind, holdsWords, queryOf, type Scope } from './entries'
export { distance, nearSpellings } from './near'
export { sumIn, wordsOf } from './typed'
export { contains, finds, plainPattern } from './words'
