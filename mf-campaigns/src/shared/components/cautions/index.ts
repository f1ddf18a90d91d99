export { cautionMessages } from './messages'
export { useCautionWords } from './use-caution-words'
