export { OnlineLinkButton } from './OnlineLinkButton'
export { OnlineTextButton } from './OnlineTextButton'
export { useNeedsNetwork } from './use-needs-network'
