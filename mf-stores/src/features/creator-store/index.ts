export { CreatorStorePage as default } from './CreatorStorePage'
