import { defineMessages } from '@samspel/i18n'

/** What is wrong with a file of the bank, by its id, and what it was about. */
export const fileMessages = defineMessages({
  notText: {
    id: 'mf-wallet.bank-file.not-text',
    description: 'Refusal: the file is a picture, a workbook or the like',
    defaultMessage: 'Filen är ingen text. Välj bankens fil som XML eller CSV.',
    en: 'The file is not text. Choose the bank’s file as XML or CSV.',
  },
  tooLarge: {
    id: 'mf-wallet.bank-file.too-large',
    description: 'Refusal',
    defaultMessage: 'Filen är för stor. Högst {mb, number} MB går att läsa in.',
    en: 'The file is too large. At most {mb, number} MB can be imported.',
  },
  unreadable: {
    id: 'mf-wallet.bank-file.unreadable',
    description: 'What is wrong',
    defaultMessage: 'Filen är varken camt.053, camt.054, pain.002 eller en CSV med bankens svar.',
    en: 'The file is neither camt.053, camt.054, pain.002 nor a CSV with the bank’s answer.',
  },
  wrong_batch: {
    id: 'mf-wallet.bank-file.wrong_batch',
    description: 'What is wrong',
    defaultMessage: 'Filen gäller {found} och inte {expected}.',
    en: 'The file is about {found}, not {expected}.',
  },
  wrong_count: {
    id: 'mf-wallet.bank-file.wrong_count',
    description: 'What is wrong',
    defaultMessage: 'Banken har {found} betalningar, omgången {expected}.',
    en: 'The bank has {found} payments, the batch {expected}.',
  },
  wrong_sum: {
    id: 'mf-wallet.bank-file.wrong_sum',
    description: 'What is wrong',
    defaultMessage: 'Banken har summan {found}, omgången {expected}.',
    en: 'The bank has the sum {found}, the batch {expected}.',
  },
  unknown_id: {
    id: 'mf-wallet.bank-file.unknown_id',
    description: 'What is wrong',
    defaultMessage: '{id} finns inte i omgången.',
    en: '{id} is not in the batch.',
  },
  twice: {
    id: 'mf-wallet.bank-file.twice',
    description: 'What is wrong',
    defaultMessage: '{creator} står två gånger i filen.',
    en: '{creator} is in the file twice.',
  },
  wrong_amount: {
    id: 'mf-wallet.bank-file.wrong_amount',
    description: 'What is wrong',
    defaultMessage: '{creator}: {found} i filen, {expected} i omgången.',
    en: '{creator}: {found} in the file, {expected} in the batch.',
  },
  wrong_status: {
    id: 'mf-wallet.bank-file.wrong_status',
    description: 'What is wrong',
    defaultMessage: 'Läget {found} stämmer inte med resten av filen eller med det som redan är klart. {creator}',
    en: 'The status {found} contradicts the rest of the file, or a payout that has already ended. {creator}',
  },
  nothing: {
    id: 'mf-wallet.bank-file.nothing',
    description: 'What is wrong',
    defaultMessage: 'Filen har inga betalningar.',
    en: 'The file has no payments.',
  },
  unknown_batch: {
    id: 'mf-wallet.bank-file.unknown-batch',
    description: 'What is wrong',
    defaultMessage: 'Filen gäller {found}, som inte är någon av våra omgångar.',
    en: 'The file is about {found}, which is not one of our batches.',
  },
  other_content: {
    id: 'mf-wallet.bank-file.other-content',
    description: 'What is wrong: a file of this name was read before, with another content',
    defaultMessage: 'En fil med bankens nummer {found} är redan inläst, med annat innehåll. Fråga banken.',
    en: 'A file with the bank’s number {found} has already been read, with different content. Ask the bank.',
  },
  other_account: {
    id: 'mf-wallet.bank-file.other-account',
    description: 'What is wrong: the file tells of an account that is not the one of payouts or transfers',
    defaultMessage:
      'Filen gäller kontot {found}. Samspel läser bara de egna kontona för utbetalningar och insättningar.',
    en: 'The file is about account {found}. Samspel only reads its own accounts for payouts and transfers.',
  },
})
