export { comingExceptions, type Hours, hoursAt, type OpenState, openState, type WeekLine, weekLines } from './opening'
