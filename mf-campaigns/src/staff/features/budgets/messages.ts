import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.budgets.title', description: 'Heading', defaultMessage: 'Budget', en: 'Budget' },
  context: {
    id: 'mf-campaigns.budgets.context',
    description: 'Under the heading',
    defaultMessage: 'Arvoden per kvartal. Varor och frakt räknas inte. Använt är det som plånboken har bokfört.',
    en: 'Fees by quarter. Goods and shipping are not counted. Spent is what the wallet has booked.',
  },
  loading: {
    id: 'mf-campaigns.budgets.loading',
    description: 'Screen reader',
    defaultMessage: 'Budgeten hämtas',
    en: 'Loading the budget',
  },
  loadFailed: {
    id: 'mf-campaigns.budgets.load-failed',
    description: 'Above the reason',
    defaultMessage: 'Budgeten kunde inte hämtas.',
    en: 'The budget could not be loaded.',
  },
  year: { id: 'mf-campaigns.budgets.year', description: 'Field', defaultMessage: 'År', en: 'Year' },
  period: { id: 'mf-campaigns.budgets.period', description: 'Column', defaultMessage: 'Kvartal', en: 'Quarter' },
  amount: { id: 'mf-campaigns.budgets.amount', description: 'Column', defaultMessage: 'Budget', en: 'Budget' },
  reserved: {
    id: 'mf-campaigns.budgets.reserved',
    description: 'Column: fees that are held',
    defaultMessage: 'Reserverat',
    en: 'Reserved',
  },
  spent: { id: 'mf-campaigns.budgets.spent', description: 'Column', defaultMessage: 'Använt', en: 'Spent' },
  left: { id: 'mf-campaigns.budgets.left', description: 'Column', defaultMessage: 'Kvar', en: 'Left' },
  set: { id: 'mf-campaigns.budgets.set', description: 'Button', defaultMessage: 'Sätt budget', en: 'Set the budget' },
  setOf: {
    id: 'mf-campaigns.budgets.set-of',
    description: 'Heading of the dialog and name of the button; quarter is its name',
    defaultMessage: 'Sätt budget för {quarter}',
    en: 'Set the budget of {quarter}',
  },
  kronor: {
    id: 'mf-campaigns.budgets.kronor',
    description: 'Field',
    defaultMessage: 'Summa i kronor',
    en: 'Sum in kronor',
  },
  kronorHelp: {
    id: 'mf-campaigns.budgets.kronor-help',
    description: 'Below the field',
    defaultMessage: 'Lämna tomt för ingen budget. Budgeten varnar, den stoppar inget.',
    en: 'Leave it empty for no budget. It warns and stops nothing.',
  },
  saved: {
    id: 'mf-campaigns.budgets.saved',
    description: 'Toast',
    defaultMessage: 'Budgeten är sparad',
    en: 'The budget is saved',
  },
})
