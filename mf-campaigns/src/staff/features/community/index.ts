export { CommunityPage as default } from './CommunityPage'
