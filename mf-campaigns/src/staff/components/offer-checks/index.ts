export { useAvailable } from './use-available'
export { useCheckWords } from './use-check-words'
export { type Check, checksOf } from '@samspel/api/offer-checks'
