export { mostRightsAtOnce, rightKinds, rightSources, rightStates } from './right-states'
export { faultOfProposal, faultsOfSpan, reachOfSum } from './rules/proposals'
export {
  agreedTerms,
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
