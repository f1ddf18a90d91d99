import { defineMessages } from '@samspel/i18n'

/** What asks before it is done, and the answer of the bank. */
export const actMessages = defineMessages({
  approveTitle: {
    id: 'mf-wallet.batch.approve-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Godkänn omgång {name}',
    en: 'Approve batch {name}',
  },
  approveText: {
    id: 'mf-wallet.batch.approve-text',
    description: 'In the dialog',
    defaultMessage: '{money} till {count, plural, one {# kreatör} other {# kreatörer}}, på kontona {date}.',
    en: '{money} to {count, plural, one {# creator} other {# creators}}, in the accounts {date}.',
  },
  password: {
    id: 'mf-wallet.batch.password',
    description: 'Field',
    defaultMessage: 'Ditt lösenord',
    en: 'Your password',
  },
  cancel: { id: 'mf-wallet.batch.cancel', description: 'Button', defaultMessage: 'Avbryt', en: 'Cancel' },
  approveButton: {
    id: 'mf-wallet.batch.approve-button',
    description: 'Button',
    defaultMessage: 'Godkänn',
    en: 'Approve',
  },
  returnTitle: {
    id: 'mf-wallet.batch.return-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Skicka tillbaka omgång {name}',
    en: 'Send batch {name} back',
  },
  returnText: {
    id: 'mf-wallet.batch.return-text',
    description: 'In the dialog',
    defaultMessage: 'Utbetalningarna väntar på nästa omgång. Den som sammanställde får veta varför.',
    en: 'The payouts wait for the next batch. The person who put it together is told why.',
  },
  reason: { id: 'mf-wallet.batch.reason', description: 'Field', defaultMessage: 'Skäl', en: 'Reason' },
  stopTitle: {
    id: 'mf-wallet.batch.stop-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Ta ut {name} ur omgången',
    en: 'Take {name} out of the batch',
  },
  stopText: {
    id: 'mf-wallet.batch.stop-text',
    description: 'In the dialog',
    defaultMessage: 'Utbetalningen väntar på nästa omgång, och omgången behöver godkännas på nytt.',
    en: 'The payout waits for the next batch, and the batch must be approved again.',
  },
  stop: {
    id: 'mf-wallet.batch.stop',
    description: 'Button',
    defaultMessage: 'Ta ut ur omgången',
    en: 'Take out of the batch',
  },
  answerTitle: {
    id: 'mf-wallet.batch.answer-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Läs in bankens svar',
    en: 'Read the bank’s answer',
  },
  drop: {
    id: 'mf-wallet.batch.drop',
    description: 'File field',
    defaultMessage: 'Dra filen hit eller välj den',
    en: 'Drop the file here or choose it',
  },
  pick: {
    id: 'mf-wallet.batch.pick',
    description: 'The same on a touch screen, where nothing is dropped',
    defaultMessage: 'Välj filen',
    en: 'Choose the file',
  },
  dropHint: {
    id: 'mf-wallet.batch.drop-hint',
    description: 'Under the file field',
    defaultMessage: 'pain.002 eller camt.054 (XML), eller CSV',
    en: 'pain.002 or camt.054 (XML), or CSV',
  },
  taken: {
    id: 'mf-wallet.batch.taken',
    description: 'Notice',
    defaultMessage: 'Svaret är inläst',
    en: 'The answer has been read',
  },
  refused: {
    id: 'mf-wallet.batch.refused',
    description: 'Refusal',
    defaultMessage: 'Svaret stämmer inte med omgången. Inget har lästs in.',
    en: 'The answer does not agree with the batch. Nothing was read.',
  },
})
