import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  dismiss: {
    id: 'mf-messages.report-decision.dismiss',
    description: 'Button',
    defaultMessage: 'Ingen åtgärd',
    en: 'No action',
  },
  close: {
    id: 'mf-messages.report-decision.close',
    description: 'Button',
    defaultMessage: 'Stäng för den anmälda',
    en: 'Close for the reported side',
  },
  closeTitle: {
    id: 'mf-messages.report-decision.close-title',
    description: 'Dialog',
    defaultMessage: 'Stäng konversationen för {name}?',
    en: 'Close the conversation for {name}?',
  },
  closeText: {
    id: 'mf-messages.report-decision.close-text',
    description: 'Dialog',
    defaultMessage: '{name} kan inte skriva i den här konversationen mer.',
    en: '{name} cannot write in this conversation any more.',
  },
  already: {
    id: 'mf-messages.report-decision.already',
    description: 'Toast',
    defaultMessage: 'Någon annan hann avgöra anmälan.',
    en: 'Someone else has decided the report.',
  },
  decidedBy: {
    id: 'mf-messages.report-decision.decided-by',
    description: 'Who decided the report, and when',
    defaultMessage: 'Avgjord av {name} {when}',
    en: 'Decided by {name} on {when}',
  },
  decided: {
    id: 'mf-messages.report-decision.decided',
    description: 'When the report was decided; who is not known',
    defaultMessage: 'Avgjord {when}',
    en: 'Decided on {when}',
  },
})
