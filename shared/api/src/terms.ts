export { faultsOfPieces, fittingTerms, mentionKindOf, termsBefore, usualTerms } from './rules/terms'
