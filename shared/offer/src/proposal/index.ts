export { OwnProposal, type OwnProposalProps } from './OwnProposal'
