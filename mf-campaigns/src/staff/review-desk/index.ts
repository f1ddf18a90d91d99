export { KeyBar } from './KeyBar'
export { KeyHelp } from './KeyHelp'
export { useChosen } from './use-chosen'
export { type DeskKeys, keyNames, useDeskKeys } from './use-desk-keys'
