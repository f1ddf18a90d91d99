export { StoreCampaignsPage as default } from './StoreCampaignsPage'
