export { weekNumber } from './week-number'
