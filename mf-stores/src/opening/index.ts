export { comingExceptions, type Hours, type OpenState, openState, type WeekLine, weekLines } from './opening'
