export { CampaignDetailPage as default } from './CampaignDetailPage'
