import { defineMessages } from '@samspel/i18n'

/** Apart from those of the ledger, which come with it. */
export const viewMessages = defineMessages({
  rights: {
    id: 'mf-campaigns.rights.rights',
    description: 'Part of the page: which pictures may be used where, and until when',
    defaultMessage: 'Rättigheter',
    en: 'Rights',
  },
})
