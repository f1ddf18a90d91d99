export { CampaignPage as default } from './CampaignPage'
