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
export { rightStates } from './states'
