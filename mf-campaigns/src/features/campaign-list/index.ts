export { CampaignListPage as default } from './CampaignListPage'
