import { settingsTable } from '../settings'

console.log(settingsTable())
