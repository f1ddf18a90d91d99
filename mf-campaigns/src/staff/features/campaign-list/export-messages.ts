import { defineMessages } from '@samspel/i18n'

export const columnMessages = defineMessages({
  campaign: {
    id: 'mf-campaigns.campaign-list.export.campaign',
    description: 'Column of the file',
    defaultMessage: 'Kampanj',
    en: 'Campaign',
  },
  brand: {
    id: 'mf-campaigns.campaign-list.export.brand',
    description: 'Column of the file',
    defaultMessage: 'Varumärke',
    en: 'Brand',
  },
  state: {
    id: 'mf-campaigns.campaign-list.export.state',
    description: 'Column of the file',
    defaultMessage: 'Läge',
    en: 'State',
  },
  participants: {
    id: 'mf-campaigns.campaign-list.export.participants',
    description: 'Column of the file',
    defaultMessage: 'Deltagare',
    en: 'Participants',
  },
  places: {
    id: 'mf-campaigns.campaign-list.export.places',
    description: 'Column of the file',
    defaultMessage: 'Platser',
    en: 'Places',
  },
  approved: {
    id: 'mf-campaigns.campaign-list.export.approved',
    description: 'Column of the file',
    defaultMessage: 'Godkända inlägg',
    en: 'Approved posts',
  },
  pending: {
    id: 'mf-campaigns.campaign-list.export.pending',
    description: 'Column of the file',
    defaultMessage: 'Inlägg att granska',
    en: 'Posts to review',
  },
  applications: {
    id: 'mf-campaigns.campaign-list.export.applications',
    description: 'Column of the file',
    defaultMessage: 'Ansökningar',
    en: 'Applications',
  },
  reach: {
    id: 'mf-campaigns.campaign-list.export.reach',
    description: 'Column of the file',
    defaultMessage: 'Räckvidd',
    en: 'Reach',
  },
  wanted: {
    id: 'mf-campaigns.campaign-list.export.wanted',
    description: 'Column of the file',
    defaultMessage: 'Önskad räckvidd',
    en: 'Target reach',
  },
  starts: {
    id: 'mf-campaigns.campaign-list.export.starts',
    description: 'Column of the file',
    defaultMessage: 'Startar',
    en: 'Starts',
  },
  due: {
    id: 'mf-campaigns.campaign-list.export.due',
    description: 'Column of the file',
    defaultMessage: 'Sista dag att publicera',
    en: 'Last day to publish',
  },
  ends: {
    id: 'mf-campaigns.campaign-list.export.ends',
    description: 'Column of the file',
    defaultMessage: 'Slutar',
    en: 'Ends',
  },
})
