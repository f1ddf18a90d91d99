import { defineMessages } from '@samspel/i18n'

export const columnMessages = defineMessages({
  participants: {
    id: 'mf-campaigns.campaign-list.export.participants',
    description: 'Column of the file',
    defaultMessage: 'Deltagare',
    en: 'Participants',
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
