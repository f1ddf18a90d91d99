export { StoreCampaignPage as default } from './StoreCampaignPage'
