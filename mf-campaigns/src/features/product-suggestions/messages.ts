import type { ProductSuggestionState } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.product-suggestions.${name}` as const

export const messages = defineMessages({
  title: { id: id('title'), description: 'Heading of the page', sv: 'Produktförslag', en: 'Product suggestions' },
  context: { id: id('context'), description: 'Under the heading', sv: 'Vad besökare vill samarbeta om.', en: 'What visitors would like to collaborate on.' },
  refresh: { id: id('refresh'), description: 'Button without words', sv: 'Uppdatera', en: 'Refresh' },
  states: { id: id('states'), description: 'Names the row of tabs', sv: 'Förslag efter läge', en: 'Suggestions by state' },
  all: { id: id('all'), description: 'Tab', sv: 'Alla', en: 'All' },
  search: { id: id('search'), description: 'Search box', sv: 'Sök produkt, kanal eller e-post', en: 'Search product, channel or email' },
  loading: { id: id('loading'), description: 'Read out while loading', sv: 'Hämtar förslagen', en: 'Loading suggestions' },
  empty: { id: id('empty'), description: 'Nothing in this state', sv: 'Inga förslag här', en: 'No suggestions here' },
  emptyNew: { id: id('empty-new'), description: 'Nothing new', sv: 'Inga nya förslag', en: 'No new suggestions' },
  emptyText: { id: id('empty-text'), description: 'When that changes', sv: 'Förslag kommer från sidan ”Föreslå en produkt” i den öppna delen.', en: 'Suggestions come from the page “Suggest a product” of the public area.' },
  toWizard: { id: id('to-wizard'), description: 'Link', sv: 'Se sidan', en: 'See the page' },
  noMatch: { id: id('no-match'), description: 'The search found nothing', sv: 'Inget förslag passar sökningen', en: 'No suggestion matches the search' },
  clear: { id: id('clear'), description: 'Button', sv: 'Rensa sökningen', en: 'Clear the search' },
  product: { id: id('product'), description: 'Column', sv: 'Produkt', en: 'Product' },
  contact: { id: id('contact'), description: 'Column', sv: 'Kontakt', en: 'Contact' },
  state: { id: id('state'), description: 'Column', sv: 'Läge', en: 'State' },
  received: { id: id('received'), description: 'Column', sv: 'Kom in', en: 'Received' },
  open: { id: id('open'), description: 'Button and column', sv: 'Öppna', en: 'Open' },
  openOf: { id: id('open-of'), description: 'Name of the button', sv: 'Öppna {product}', en: 'Open {product}' },
  detail: { id: id('detail'), description: 'Heading of the dialog', sv: 'Förslag', en: 'Suggestion' },
  description: { id: id('description'), description: 'What the visitor wrote', sv: 'Varför den passar', en: 'Why it suits them' },
  language: { id: id('language'), description: 'Language of the visitor', sv: 'Språk', en: 'Language' },
  handledBy: { id: id('handled-by'), description: 'Who dealt with it', sv: 'Hanterat av', en: 'Dealt with by' },
  handledAt: { id: id('handled-at'), description: 'Name and time of who dealt with it', sv: '{name}, {date}', en: '{name}, {date}' },
  somebody: { id: id('somebody'), description: 'The account is gone', sv: 'någon', en: 'somebody' },
  newState: { id: id('new-state'), description: 'Choice of the state', sv: 'Vad blev det?', en: 'What came of it?' },
  note: { id: id('note'), description: 'Field', sv: 'Anteckning', en: 'Note' },
  noteHelp: { id: id('note-help'), description: 'Under the field', sv: 'Syns bara för er som sköter Samspel.', en: 'Seen only by those who run Samspel.' },
  cancel: { id: id('cancel'), description: 'Button', sv: 'Avbryt', en: 'Cancel' },
  close: { id: id('close'), description: 'Closes the dialog', sv: 'Stäng', en: 'Close' },
  saved: { id: id('saved'), description: 'Toast', sv: 'Förslaget är sparat.', en: 'The suggestion has been saved.' },
})

export const stateNames: Record<ProductSuggestionState, (typeof messages)['title']> = defineMessages({
  new: { id: id('state.new'), description: 'State of a suggestion', sv: 'Nya', en: 'New' },
  handled: { id: id('state.handled'), description: 'State of a suggestion', sv: 'Hanterade', en: 'Dealt with' },
  declined: { id: id('state.declined'), description: 'State of a suggestion', sv: 'Avböjda', en: 'Declined' },
})

export const stateWords: Record<ProductSuggestionState, (typeof messages)['title']> = defineMessages({
  new: { id: id('one.new'), description: 'State of one suggestion', sv: 'Nytt', en: 'New' },
  handled: { id: id('one.handled'), description: 'State of one suggestion', sv: 'Hanterat', en: 'Dealt with' },
  declined: { id: id('one.declined'), description: 'State of one suggestion', sv: 'Avböjt', en: 'Declined' },
})
