export { CampaignReportPage as default } from './CampaignReportPage'
