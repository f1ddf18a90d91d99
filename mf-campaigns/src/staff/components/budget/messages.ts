import { defineMessages } from '@samspel/i18n'

export const budgetMessages = defineMessages({
  quarter: {
    id: 'mf-campaigns.budget.quarter',
    description: 'Name of a quarter',
    defaultMessage: 'Kvartal {n}, {year}',
    en: 'Quarter {n}, {year}',
  },
  title: {
    id: 'mf-campaigns.budget.title',
    description: 'Heading of the small card; quarter is its name',
    defaultMessage: 'Budget {quarter}',
    en: 'Budget {quarter}',
  },
  parts: {
    id: 'mf-campaigns.budget.parts',
    description: 'Below the bar',
    defaultMessage: '{spent} använt, {reserved} reserverat',
    en: '{spent} spent, {reserved} reserved',
  },
  left: {
    id: 'mf-campaigns.budget.left',
    description: 'Beside the bar',
    defaultMessage: '{left} kvar av {amount}',
    en: '{left} left of {amount}',
  },
  over: {
    id: 'mf-campaigns.budget.over',
    description: 'Beside the bar, when more is used than was set',
    defaultMessage: '{over} över {amount}',
    en: '{over} above {amount}',
  },
  open: {
    id: 'mf-campaigns.budget.open',
    description: 'Link to the page of the quarters',
    defaultMessage: 'Visa budget',
    en: 'Show the budget',
  },
  setOne: {
    id: 'mf-campaigns.budget.set-one',
    description: 'Link where no budget is set',
    defaultMessage: 'Sätt en budget för kvartalet',
    en: 'Set a budget for the quarter',
  },
  warning: {
    id: 'mf-campaigns.budget.warning',
    description: 'Heading of a warning at a campaign; over is a sum, quarter its name',
    defaultMessage: '{over} över budgeten för {quarter}',
    en: '{over} above the budget of {quarter}',
  },
  warningText: {
    id: 'mf-campaigns.budget.warning-text',
    description: 'Below the warning; fees is a sum',
    defaultMessage: 'Arvodena som återstår i kampanjen är {fees}. Du kan gå vidare ändå.',
    en: 'The fees that remain in the campaign are {fees}. You can go on anyway.',
  },
})
