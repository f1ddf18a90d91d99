export { OwnProposal } from '@samspel/offer/proposal'
