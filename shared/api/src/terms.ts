export { faultsOfPieces, fittingTerms, mentionKindOf, owedOnCancel, termsBefore, usualTerms } from './rules/terms'
