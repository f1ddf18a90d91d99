export { type ApplyQuestions, ApplySheet, type ApplySheetProps } from './ApplySheet'
export { FeeField, feeRule } from './FeeField'
