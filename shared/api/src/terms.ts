export { mentionKindOf, termsBefore, usualTerms } from './rules/terms'
