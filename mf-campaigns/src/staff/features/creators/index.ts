import { mountCreatorLists } from '../../components/creator-list'

export { CreatorsPage as default } from './CreatorsPage'

mountCreatorLists()
