export { PayBadge } from './card'
export {
  type Asked,
  capital,
  type OfferTerms,
  type OfferWords,
  requirementMessages,
  type Requirements,
  type TermFields,
  termsOf,
  useCampaignDeadline,
  useFollowersAsked,
  useOfferWords,
  usePostDeadline,
  usePublishBy,
  useRequirements,
} from './words'
