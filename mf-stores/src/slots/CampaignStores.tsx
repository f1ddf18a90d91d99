export { CampaignStores as default } from '../features/campaign-stores'
