export { ApplySheet, type ApplySheetProps } from './ApplySheet'
