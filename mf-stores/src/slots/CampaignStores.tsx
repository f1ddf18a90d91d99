import type { Widget } from '@samspel/federation'
import { CampaignStores } from '../features/campaign-stores'

export default CampaignStores satisfies Widget<'campaign:stores'>
