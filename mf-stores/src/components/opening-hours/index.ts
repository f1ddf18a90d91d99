export { messages as openingMessages } from './messages'
export { OpeningLines } from './OpeningLines'
export { useOpenWords } from './use-open-words'
