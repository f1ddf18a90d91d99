import { pageState } from '../../../shared/data'
import { startReport } from './data/report-saga'

export { CampaignReportPage as default } from './CampaignReportPage'

pageState.mount(startReport)
