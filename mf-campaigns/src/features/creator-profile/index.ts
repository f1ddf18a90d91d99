export { CreatorProfilePage as default } from './CreatorProfilePage'
