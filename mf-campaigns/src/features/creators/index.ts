export { CreatorsPage as default } from './CreatorsPage'
