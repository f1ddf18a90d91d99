import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.packages.${name}` as const

export const messages = defineMessages({
  title: { id: id('title'), description: 'Heading of the page', sv: 'Paket', en: 'Packages' },
  context: { id: id('context'), description: 'Under the heading', sv: 'Det som kampanjer säljs som. Ändringar gäller nya kampanjer.', en: 'What campaigns are sold as. Changes hold for new campaigns.' },
  loading: { id: id('loading'), description: 'Read out while loading', sv: 'Hämtar paketen', en: 'Loading packages' },
  empty: { id: id('empty'), description: 'The server knows none', sv: 'Inga paket', en: 'No packages' },
  emptyText: { id: id('empty-text'), description: 'What to do', sv: 'Paketen följer med databasen. Hämta igen, eller kontrollera att den är uppdaterad.', en: 'Packages come with the database. Fetch them again, or check that it is up to date.' },
  again: { id: id('again'), description: 'Button', sv: 'Hämta igen', en: 'Fetch again' },
  package: { id: id('package'), description: 'Column', sv: 'Paket', en: 'Package' },
  reach: { id: id('reach'), description: 'Column', sv: 'Räckvidd', en: 'Reach' },
  profiles: { id: id('profiles'), description: 'Column', sv: 'Profiler', en: 'Profiles' },
  price: { id: id('price'), description: 'Column and field', sv: 'Pris', en: 'Price' },
  priceHelp: { id: id('price-help'), description: 'Under the field', sv: 'Hela kronor utan moms. Lämna tomt när priset sätts för varje kampanj.', en: 'Whole kronor without VAT. Leave empty where each campaign has its own price.' },
  kr: { id: id('kr'), description: 'Currency', sv: 'kr', en: 'SEK' },
  campaigns: { id: id('campaigns'), description: 'Column: campaigns that have it', sv: 'Kampanjer', en: 'Campaigns' },
  state: { id: id('state'), description: 'Column', sv: 'Läge', en: 'State' },
  active: { id: id('active'), description: 'It can be chosen', sv: 'Kan väljas', en: 'Available' },
  inactive: { id: id('inactive'), description: 'It cannot be chosen', sv: 'Dolt', en: 'Hidden' },
  free: { id: id('free'), description: 'The specification sets no number', sv: 'Fritt', en: 'Any' },
  noPrice: { id: id('no-price'), description: 'The package has no price of its own', sv: 'Per kampanj', en: 'Per campaign' },
  noText: { id: id('no-text'), description: 'The package has no description', sv: 'Ingen beskrivning', en: 'No description' },
  fixedNote: { id: id('fixed-note'), description: 'Under the table', sv: 'Räckvidd och profiler med lås är bestämda och kan inte ändras här.', en: 'Reach and profiles with a lock are fixed and cannot be changed here.' },
  edit: { id: id('edit'), description: 'Button', sv: 'Ändra', en: 'Change' },
  editOf: { id: id('edit-of'), description: 'Heading of the dialog', sv: 'Ändra {name}', en: 'Change {name}' },
  textSv: { id: id('text-sv'), description: 'Field', sv: 'Beskrivning på svenska', en: 'Description in Swedish' },
  textEn: { id: id('text-en'), description: 'Field', sv: 'Beskrivning på engelska', en: 'Description in English' },
  isActive: { id: id('is-active'), description: 'Switch', sv: 'Kan väljas för nya kampanjer', en: 'Available for new campaigns' },
  activeHelp: { id: id('active-help'), description: 'Under the switch', sv: 'Kampanjer som redan har paketet behåller det.', en: 'Campaigns that already have the package keep it.' },
  cancel: { id: id('cancel'), description: 'Button', sv: 'Avbryt', en: 'Cancel' },
  saved: { id: id('saved'), description: 'Done', sv: '{name} är sparat.', en: '{name} has been saved.' },
})
