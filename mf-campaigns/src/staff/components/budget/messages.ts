import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
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
  ofBrands: {
    id: 'mf-campaigns.budget.of-brands',
    description: 'Heading of the small card with a line for each brand; quarter is its name',
    defaultMessage: 'Varumärkenas budget {quarter}',
    en: 'Budgets of the brands {quarter}',
  },
  setOne: {
    id: 'mf-campaigns.budget.set-one',
    description: 'Link where no budget is set',
    defaultMessage: 'Sätt en budget för kvartalet',
    en: 'Set a budget for the quarter',
  },
})
