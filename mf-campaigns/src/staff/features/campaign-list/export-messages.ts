import { defineMessages } from '@samspel/i18n'

export const columnMessages = defineMessages({
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
})
