export { readSettings, WrongSettings } from './read'
export { settingsTable } from './table'
export { dataSettings, secretNames, settings, type ValuesOf } from './variables'
