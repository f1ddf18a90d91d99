export { CampaignEditorPage as default } from './CampaignEditorPage'
