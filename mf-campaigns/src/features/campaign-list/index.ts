import { mountLate, startDesk } from '../../data'

export { CampaignListPage as default } from './CampaignListPage'

mountLate(startDesk)
