export {
  OfferCard,
  type OfferCardProps,
  OfferMarks,
  OfferObstacle,
  type OwnPart,
  PayBadge,
  type ShownOffer,
} from './card'
export { Deal, type DealProps } from './deal'
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
  useNextOpening,
  useObstacle,
  useOfferWords,
  usePassEnd,
  usePostDeadline,
  usePublishBy,
  useRequirements,
} from './words'
