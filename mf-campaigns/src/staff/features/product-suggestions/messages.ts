import type { ProductSuggestionState } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-campaigns.product-suggestions.title',
    description: 'Heading of the page',
    defaultMessage: 'Produktförslag',
    en: 'Product suggestions',
  },
  context: {
    id: 'mf-campaigns.product-suggestions.context',
    description: 'Under the heading',
    defaultMessage: 'Vad besökare vill samarbeta om.',
    en: 'What visitors would like to collaborate on.',
  },
  refresh: {
    id: 'mf-campaigns.product-suggestions.refresh',
    description: 'Button without words',
    defaultMessage: 'Uppdatera',
    en: 'Refresh',
  },
  states: {
    id: 'mf-campaigns.product-suggestions.states',
    description: 'Names the row of tabs',
    defaultMessage: 'Förslag efter läge',
    en: 'Suggestions by state',
  },
  search: {
    id: 'mf-campaigns.product-suggestions.search',
    description: 'Search box',
    defaultMessage: 'Sök produkt, kanal eller e-post',
    en: 'Search product, channel or email',
  },
  loading: {
    id: 'mf-campaigns.product-suggestions.loading',
    description: 'Read out while loading',
    defaultMessage: 'Hämtar förslagen',
    en: 'Loading suggestions',
  },
  empty: {
    id: 'mf-campaigns.product-suggestions.empty',
    description: 'Nothing in this state',
    defaultMessage: 'Inga förslag här',
    en: 'No suggestions here',
  },
  emptyNew: {
    id: 'mf-campaigns.product-suggestions.empty-new',
    description: 'Nothing new',
    defaultMessage: 'Inga nya förslag',
    en: 'No new suggestions',
  },
  emptyText: {
    id: 'mf-campaigns.product-suggestions.empty-text',
    description: 'When that changes',
    defaultMessage: 'Förslag kommer från sidan ”Föreslå en produkt” i den öppna delen.',
    en: 'Suggestions come from the public page “Suggest a product”.',
  },
  toWizard: {
    id: 'mf-campaigns.product-suggestions.to-wizard',
    description: 'Link',
    defaultMessage: 'Se sidan',
    en: 'See the page',
  },
  noMatch: {
    id: 'mf-campaigns.product-suggestions.no-match',
    description: 'The search found nothing',
    defaultMessage: 'Inget förslag passar sökningen',
    en: 'No suggestion matches the search',
  },
  clear: {
    id: 'mf-campaigns.product-suggestions.clear',
    description: 'Button',
    defaultMessage: 'Rensa sökningen',
    en: 'Clear the search',
  },
  product: {
    id: 'mf-campaigns.product-suggestions.product',
    description: 'Column',
    defaultMessage: 'Produkt',
    en: 'Product',
  },
  received: {
    id: 'mf-campaigns.product-suggestions.received',
    description: 'Column',
    defaultMessage: 'Kom in',
    en: 'Received',
  },
  openOf: {
    id: 'mf-campaigns.product-suggestions.open-of',
    description: 'Name of the button',
    defaultMessage: 'Öppna {product}',
    en: 'Open {product}',
  },
  detail: {
    id: 'mf-campaigns.product-suggestions.detail',
    description: 'Heading of the dialog',
    defaultMessage: 'Förslag',
    en: 'Suggestion',
  },
  description: {
    id: 'mf-campaigns.product-suggestions.description',
    description: 'What the visitor wrote',
    defaultMessage: 'Varför den passar',
    en: 'Why it suits them',
  },
  handledBy: {
    id: 'mf-campaigns.product-suggestions.handled-by',
    description: 'Who dealt with it',
    defaultMessage: 'Hanterat av',
    en: 'Handled by',
  },
  handledAt: {
    id: 'mf-campaigns.product-suggestions.handled-at',
    description: 'Name and time of who dealt with it',
    defaultMessage: '{name}, {date}',
    en: '{name}, {date}',
  },
  somebody: {
    id: 'mf-campaigns.product-suggestions.somebody',
    description: 'The account is gone',
    defaultMessage: 'någon',
    en: 'someone',
  },
  newState: {
    id: 'mf-campaigns.product-suggestions.new-state',
    description: 'Choice of the state',
    defaultMessage: 'Vad blev det?',
    en: 'What was the outcome?',
  },
  noteHelp: {
    id: 'mf-campaigns.product-suggestions.note-help',
    description: 'Under the field',
    defaultMessage: 'Syns bara för er som sköter Samspel.',
    en: 'Seen only by those who run Samspel.',
  },
  saved: {
    id: 'mf-campaigns.product-suggestions.saved',
    description: 'Toast',
    defaultMessage: 'Förslaget är sparat.',
    en: 'The suggestion has been saved.',
  },
  loadFailed: {
    id: 'mf-campaigns.product-suggestions.load-failed',
    description: 'Above the reason why a list is not there',
    defaultMessage: 'Förslagen kunde inte hämtas.',
    en: 'The suggestions could not be loaded.',
  },
})

export const stateNames = defineMessages<ProductSuggestionState>({
  new: {
    id: 'mf-campaigns.product-suggestions.state.new',
    description: 'State of a suggestion',
    defaultMessage: 'Nya',
    en: 'New',
  },
  handled: {
    id: 'mf-campaigns.product-suggestions.state.handled',
    description: 'State of a suggestion',
    defaultMessage: 'Hanterade',
    en: 'Handled',
  },
  declined: {
    id: 'mf-campaigns.product-suggestions.state.declined',
    description: 'State of a suggestion',
    defaultMessage: 'Avböjda',
    en: 'Declined',
  },
})

export const stateWords = defineMessages<ProductSuggestionState>({
  new: {
    id: 'mf-campaigns.product-suggestions.one.new',
    description: 'State of one suggestion',
    defaultMessage: 'Nytt',
    en: 'New',
  },
  handled: {
    id: 'mf-campaigns.product-suggestions.one.handled',
    description: 'State of one suggestion',
    defaultMessage: 'Hanterat',
    en: 'Handled',
  },
  declined: {
    id: 'mf-campaigns.product-suggestions.one.declined',
    description: 'State of one suggestion',
    defaultMessage: 'Avböjt',
    en: 'Declined',
  },
})
