import { pageState } from '../../../shared/data'
import { startCreator } from '../../start'

export { DraftPage as default } from './DraftPage'

pageState.mount(startCreator)
