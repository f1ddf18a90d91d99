import { defineMessages } from '@samspel/i18n'

export const budgetMessages = defineMessages({
  quarter: {
    id: 'desk.budget.quarter',
    description: 'Name of a quarter',
    defaultMessage: 'Kvartal {n}, {year}',
    en: 'Quarter {n}, {year}',
  },
  open: {
    id: 'desk.budget.open',
    description: 'Link to the page of the quarters',
    defaultMessage: 'Visa budget',
    en: 'Show the budget',
  },
  warning: {
    id: 'desk.budget.warning',
    description: 'Heading of a warning; over is a sum, quarter its name',
    defaultMessage: '{over} över budgeten för {quarter}',
    en: '{over} above the budget of {quarter}',
  },
  warningOf: {
    id: 'desk.budget.warning-of',
    description: 'The same where several brands are meant; brand is the name of one',
    defaultMessage: '{brand}: {over} över budgeten för {quarter}',
    en: '{brand}: {over} above the budget of {quarter}',
  },
  remaining: {
    id: 'desk.budget.remaining',
    description: 'Below the warning, at a campaign; fees is a sum',
    defaultMessage: 'Arvodena som återstår i kampanjen är {fees}. Du kan gå vidare ändå.',
    en: 'The fees that remain in the campaign are {fees}. You can go on anyway.',
  },
  approving: {
    id: 'desk.budget.approving',
    description: 'Below the warning, where applications are approved; fees is a sum',
    defaultMessage: 'Att godkänna reserverar {fees}. Du kan gå vidare ändå.',
    en: 'Approving reserves {fees}. You can go on anyway.',
  },
})
