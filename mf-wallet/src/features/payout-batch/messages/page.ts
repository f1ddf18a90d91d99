import { defineMessages } from '@samspel/i18n'

/** Head and steps of a batch. */
export const pageMessages = defineMessages({
  onAccount: {
    id: 'mf-wallet.batch.on-account',
    description: 'Under the heading',
    defaultMessage:
      '{count, plural, one {# kreatör} other {# kreatörer}} · på kontona {arrives} om filen skickas {send} före 15:00',
    en: '{count, plural, one {# creator} other {# creators}} · in the accounts {arrives} if the file is sent {send} before 15:00',
  },
  today: {
    id: 'mf-wallet.batch.today',
    description: 'The day on which the file is sent',
    defaultMessage: 'i dag',
    en: 'today',
  },
  countOnly: {
    id: 'mf-wallet.batch.count-only',
    description: 'Under the heading',
    defaultMessage: '{count, plural, one {# kreatör} other {# kreatörer}} · {money}',
    en: '{count, plural, one {# creator} other {# creators}} · {money}',
  },
  yours: {
    id: 'mf-wallet.batch.yours',
    description: 'State chip',
    defaultMessage: 'Väntar på ditt godkännande',
    en: 'Waiting for your approval',
  },
  colleague: {
    id: 'mf-wallet.batch.colleague',
    description: 'State chip, for who put the batch together',
    defaultMessage: 'Väntar på en kollega',
    en: 'Waiting for a colleague',
  },
  approve: {
    id: 'mf-wallet.batch.approve',
    description: 'The main button',
    defaultMessage: 'Godkänn {money}',
    en: 'Approve {money}',
  },
  sendBack: {
    id: 'mf-wallet.batch.send-back',
    description: 'Button',
    defaultMessage: 'Skicka tillbaka',
    en: 'Send back',
  },
  export: {
    id: 'mf-wallet.batch.export',
    description: 'Button',
    defaultMessage: 'Exportera pain.001',
    en: 'Export pain.001',
  },
  exportCsv: {
    id: 'mf-wallet.batch.export-csv',
    description: 'Button',
    defaultMessage: 'Exportera CSV',
    en: 'Export CSV',
  },
  markSent: {
    id: 'mf-wallet.batch.mark-sent',
    description: 'Button',
    defaultMessage: 'Markera som skickad',
    en: 'Mark as sent',
  },
  readAnswer: {
    id: 'mf-wallet.batch.read-answer',
    description: 'Button',
    defaultMessage: 'Läs in bankens svar',
    en: 'Read the bank’s answer',
  },
  sendNow: {
    id: 'mf-wallet.batch.send-now',
    description: 'Button: the file goes to the bank by the folder that it reads',
    defaultMessage: 'Skicka till banken',
    en: 'Send to the bank',
  },
  bankAnswers: {
    id: 'mf-wallet.batch.bank-answers',
    description: 'Under the buttons: files go and come by themselves',
    defaultMessage: 'Filen är hos banken. Svaret läses in av sig självt när det kommer.',
    en: 'The bank has the file. Its answer is read automatically when it arrives.',
  },
  byHand: {
    id: 'mf-wallet.batch.by-hand',
    description: 'Under the buttons, before the file is marked as sent',
    defaultMessage:
      'Ingen bank är inkopplad: hämta filen, skicka den i internetbanken och markera den som skickad här.',
    en: 'No bank is connected: download the file, send it in the online bank, and mark it as sent here.',
  },
  steps: { id: 'mf-wallet.batch.steps', description: 'Names the list of steps', defaultMessage: 'Steg', en: 'Steps' },
  stepCompiled: {
    id: 'mf-wallet.batch.step-compiled',
    description: 'Step',
    defaultMessage: 'Sammanställd',
    en: 'Put together',
  },
  stepApproved: {
    id: 'mf-wallet.batch.step-approved',
    description: 'Step',
    defaultMessage: 'Godkänns',
    en: 'Approval',
  },
  stepExported: {
    id: 'mf-wallet.batch.step-exported',
    description: 'Step',
    defaultMessage: 'Exporteras',
    en: 'Export',
  },
  stepSentDone: {
    id: 'mf-wallet.batch.step-sent-done',
    description: 'The same step, once it is taken',
    defaultMessage: 'Skickad till banken',
    en: 'Sent to the bank',
  },
  stepSent: {
    id: 'mf-wallet.batch.step-sent',
    description: 'Step',
    defaultMessage: 'Skickas till banken',
    en: 'Send to the bank',
  },
  returned: {
    id: 'mf-wallet.batch.returned',
    description: 'Heading of a notice; the reason stands beneath',
    defaultMessage: 'Utbetalningarna väntar på nästa omgång.',
    en: 'The payouts wait for the next batch.',
  },
  stepAnswered: {
    id: 'mf-wallet.batch.step-answered',
    description: 'Step',
    defaultMessage: 'Bankens svar',
    en: 'The bank’s answer',
  },
  stepDone: { id: 'mf-wallet.batch.step-done', description: 'Read out', defaultMessage: 'klart', en: 'done' },
  you: { id: 'mf-wallet.batch.you', description: 'The second person', defaultMessage: 'Du, {name}', en: 'You, {name}' },
  aColleague: {
    id: 'mf-wallet.batch.a-colleague',
    description: 'The second person',
    defaultMessage: 'En kollega',
    en: 'A colleague',
  },
  byAt: {
    id: 'mf-wallet.batch.by-at',
    description: 'Who and when',
    defaultMessage: '{name}, {time}',
    en: '{name}, {time}',
  },
  before: {
    id: 'mf-wallet.batch.before',
    description: 'Under the step',
    defaultMessage: '{day} senast 15:00',
    en: '{day} before 15:00',
  },
})
