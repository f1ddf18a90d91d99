import { pageState } from '../../../shared/data'
import { startCalendar } from './data/calendar-saga'

export { CampaignListPage as default } from './CampaignListPage'

pageState.mount(startCalendar)
