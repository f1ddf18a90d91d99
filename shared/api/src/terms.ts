export {
  faultsOfPieces,
  fittingTerms,
  isPublished,
  mentionKindOf,
  owedOnCancel,
  termsBefore,
  usualTerms,
} from './rules/terms'
