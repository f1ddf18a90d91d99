export { messages as openingMessages } from './messages'
export { OpeningLines } from './OpeningLines'
