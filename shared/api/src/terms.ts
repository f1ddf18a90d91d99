export { rightStates } from './right-states'
export {
  demandingParts,
  faultsOfPieces,
  fittingTerms,
  isPublished,
  mentionKindOf,
  owedOnCancel,
  termsBefore,
  termsTemplates,
  usualTerms,
} from './rules/terms'
