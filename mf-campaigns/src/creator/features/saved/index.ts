import { pageState } from '../../../shared/data'
import { startCreator } from '../../start'

export { SavedPage as default } from './SavedPage'

pageState.mount(startCreator)
