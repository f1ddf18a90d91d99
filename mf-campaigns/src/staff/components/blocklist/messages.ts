import { defineMessages } from '@samspel/i18n'

export const blockMessages = defineMessages({
  block: {
    id: 'mf-campaigns.blocklist.block',
    description: 'Button and menu item: stop working with a creator',
    defaultMessage: 'Blockera',
    en: 'Block',
  },
  title: {
    id: 'mf-campaigns.blocklist.title',
    description: 'Heading of the dialog; name is a creator',
    defaultMessage: 'Blockera {name}',
    en: 'Block {name}',
  },
  text: {
    id: 'mf-campaigns.blocklist.text',
    description: 'What blocking does',
    defaultMessage:
      'Era kampanjer är stängda för {name}, och ingen hos er kan bjuda in {name}. Det som redan är på gång fortsätter. {name} får inte veta det.',
    en: 'Your campaigns are closed to {name}, and nobody at your company can invite {name}. What is already under way continues. {name} is not told.',
  },
  reasonHelp: {
    id: 'mf-campaigns.blocklist.reason-help',
    description: 'Below the field of the reason',
    defaultMessage: 'Läses bara av er som arbetar med varumärket.',
    en: 'Read only by those of you who work with the brand.',
  },
  brand: {
    id: 'mf-campaigns.blocklist.brand',
    description: 'Field: for which brand',
    defaultMessage: 'Varumärke',
    en: 'Brand',
  },
  blocked: {
    id: 'mf-campaigns.blocklist.blocked',
    description: 'Link to the list of blocked creators',
    defaultMessage: 'Blockerade',
    en: 'Blocked',
  },
  done: {
    id: 'mf-campaigns.blocklist.done',
    description: 'Toast; name is a creator, brand a brand',
    defaultMessage: '{name} är blockerad hos {brand}',
    en: '{name} is blocked at {brand}',
  },
  blockedBy: {
    id: 'mf-campaigns.blocklist.blocked-by',
    description: 'Heading on the profile; brand is an own brand',
    defaultMessage: 'Blockerad hos {brand}',
    en: 'Blocked at {brand}',
  },
  letIn: {
    id: 'mf-campaigns.blocklist.let-in',
    description: 'Button: ends the block',
    defaultMessage: 'Släpp in igen',
    en: 'Unblock',
  },
  letInOf: {
    id: 'mf-campaigns.blocklist.let-in-of',
    description: 'Name of the button for screen readers; name is a creator, brand a brand',
    defaultMessage: 'Släpp in {name} igen hos {brand}',
    en: 'Unblock {name} at {brand}',
  },
  wasLetIn: {
    id: 'mf-campaigns.blocklist.was-let-in',
    description: 'Toast; name is a creator',
    defaultMessage: '{name} kan ansöka och bjudas in igen',
    en: '{name} can apply and be invited again',
  },
  failed: {
    id: 'mf-campaigns.blocklist.failed',
    description: 'Toast',
    defaultMessage: 'Det gick inte att ändra blockeringen. Försök igen.',
    en: 'The block could not be changed. Try again.',
  },
})
