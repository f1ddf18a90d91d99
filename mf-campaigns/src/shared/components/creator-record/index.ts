export { CreatorRecord } from './CreatorRecord'
