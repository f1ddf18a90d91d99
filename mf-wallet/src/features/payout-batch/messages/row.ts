import { defineMessages } from '@samspel/i18n'

/** Refusals, and one row in full. */
export const detailMessages = defineMessages({
  lost: {
    id: 'mf-wallet.batch.lost',
    description: 'Somebody else changed the batch',
    defaultMessage: '{name} hann före. Sidan visar hur det är nu.',
    en: '{name} was first. The page shows how it is now.',
  },
  somebody: {
    id: 'mf-wallet.batch.somebody',
    description: 'Where no name is known',
    defaultMessage: 'En kollega',
    en: 'A colleague',
  },
  secondPerson: {
    id: 'mf-wallet.batch.second-person',
    description: 'Refusal',
    defaultMessage: 'Den som sammanställde kan inte godkänna.',
    en: 'The person who put it together cannot approve it.',
  },
  batchDiffers: {
    id: 'mf-wallet.batch.batch-differs',
    description: 'Refusal',
    defaultMessage: 'Omgången stämmer inte med liggaren. Se avstämningen.',
    en: 'The batch does not agree with the ledger. See the reconciliation.',
  },
  batchChanged: {
    id: 'mf-wallet.batch.batch-changed',
    description: 'Refusal',
    defaultMessage: 'En rad har ändrats. Omgången behöver godkännas på nytt.',
    en: 'A row has changed. The batch must be approved again.',
  },
  deskOnly: {
    id: 'mf-wallet.batch.desk-only',
    description: 'On phones',
    defaultMessage: 'På telefon går omgången bara att läsa. Godkänn och skicka den vid en dator.',
    en: 'On a phone the batch can only be read. Approve and send it at a computer.',
  },
  fTax: { id: 'mf-wallet.batch.f-tax', description: 'Chip of a creator', defaultMessage: 'F-skatt', en: 'F-tax' },
  details: {
    id: 'mf-wallet.batch.details',
    description: 'Heading of the sheet',
    defaultMessage: 'Uppgifter',
    en: 'Details',
  },
  bankAccount: {
    id: 'mf-wallet.batch.bank-account',
    description: 'Fact',
    defaultMessage: 'Bankkonto',
    en: 'Bank account',
  },
  personalId: {
    id: 'mf-wallet.batch.personal-id',
    description: 'Fact',
    defaultMessage: 'Personnummer',
    en: 'Personal identity number',
  },
  endToEnd: {
    id: 'mf-wallet.batch.end-to-end',
    description: 'Fact',
    defaultMessage: 'Id hos banken',
    en: 'The bank’s id',
  },
  earlier: {
    id: 'mf-wallet.batch.earlier',
    description: 'Fact',
    defaultMessage: 'Förra försöket',
    en: 'The attempt before',
  },
  worthALook: {
    id: 'mf-wallet.batch.worth-a-look',
    description: 'Label of a flag that stops nothing',
    defaultMessage: 'Värt en titt',
    en: 'Worth a look',
  },
  sharesEmail: {
    id: 'mf-wallet.batch.shares-email',
    description: 'Flag of a payout: the creator has the e-mail address of somebody who works at a company',
    defaultMessage: 'Samma e-post som någon hos {companies}',
    en: 'Same email as someone at {companies}',
  },
  fTaxSince: {
    id: 'mf-wallet.batch.f-tax-since',
    description: 'Fact',
    defaultMessage: 'F-skatt sedan',
    en: 'F-tax since',
  },
  noValue: {
    id: 'mf-wallet.batch.no-value',
    description: 'A fact that is not there',
    defaultMessage: 'Saknas',
    en: 'None',
  },
  paid: { id: 'mf-wallet.batch.paid', description: 'Outcome of a row', defaultMessage: 'Betald', en: 'Paid' },
  failed: {
    id: 'mf-wallet.batch.failed',
    description: 'Outcome of a row',
    defaultMessage: 'Gick inte igenom',
    en: 'Did not go through',
  },
  toCreator: {
    id: 'mf-wallet.batch.to-creator',
    description: 'Link',
    defaultMessage: 'Öppna kreatören',
    en: 'Open the creator',
  },
  marked: {
    id: 'mf-wallet.batch.marked',
    description: 'Rows that are marked',
    defaultMessage: '{count, plural, one {# markerad} other {# markerade}}, {money}',
    en: '{count, plural, one {# selected} other {# selected}}, {money}',
  },
  mark: { id: 'mf-wallet.batch.mark', description: 'Checkbox', defaultMessage: 'Markera {name}', en: 'Select {name}' },
  keys: {
    id: 'mf-wallet.batch.keys',
    description: 'Under the table',
    defaultMessage: 'J och K flyttar, mellanslag markerar, Enter öppnar.',
    en: 'J and K move, Space selects, Enter opens.',
  },
})
