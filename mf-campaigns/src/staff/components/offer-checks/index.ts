export { type Check, checksOf } from './checks'
export { useAvailable } from './use-available'
export { useCheckWords } from './use-check-words'
