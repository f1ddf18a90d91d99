export { type ApplyQuestions, ApplySheet, type ApplySheetProps } from './ApplySheet'
