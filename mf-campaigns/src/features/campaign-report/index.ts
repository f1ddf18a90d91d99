import { mountLate, startDesk } from '../../data'

export { CampaignReportPage as default } from './CampaignReportPage'

mountLate(startDesk)
