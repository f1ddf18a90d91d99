export { CampaignStores } from './CampaignStores'
