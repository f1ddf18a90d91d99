import { pageState } from '../../../shared/data'
import { startOverview } from './data/overview-saga'

export { OverviewPage as default } from './OverviewPage'

pageState.mount(startOverview)
