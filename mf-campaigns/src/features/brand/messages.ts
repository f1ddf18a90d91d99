import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.brand.title', description: 'Heading while the brand loads', sv: 'Varumärke', en: 'Brand' },
  website: { id: 'mf-campaigns.brand.website', description: "Opens the brand's own site", sv: 'Webbplats', en: 'Website' },
  write: { id: 'mf-campaigns.brand.write', description: 'Opens the conversation with the brand', sv: 'Skriv meddelande', en: 'Write a message' },
  create: { id: 'mf-campaigns.brand.create', description: 'New campaign', sv: 'Ny kampanj', en: 'New campaign' },
  about: { id: 'mf-campaigns.brand.about', description: 'Heading', sv: 'Om varumärket', en: 'About the brand' },
  campaigns: { id: 'mf-campaigns.brand.campaigns', description: 'Heading for staff', sv: 'Öppna kampanjer', en: 'Open campaigns' },
  offers: { id: 'mf-campaigns.brand.offers', description: 'Heading for creators', sv: 'Öppna erbjudanden', en: 'Open offers' },
  allCampaigns: { id: 'mf-campaigns.brand.all-campaigns', description: 'Link to the list of campaigns', sv: 'Alla kampanjer', en: 'All campaigns' },
  stores: { id: 'mf-campaigns.brand.stores', description: 'Heading', sv: 'Butiker', en: 'Stores' },
  allStores: { id: 'mf-campaigns.brand.all-stores', description: 'Link to the stores', sv: 'Hantera butiker', en: 'Manage stores' },
  applied: { id: 'mf-campaigns.brand.applied', description: 'The creator has applied already', sv: 'Du har ansökt', en: 'You have applied' },
  places: { id: 'mf-campaigns.brand.places', description: 'Approved participants of those wanted', sv: '{approved} av {target} deltagare', en: '{approved} of {target} participants' },
  noCampaigns: { id: 'mf-campaigns.brand.no-campaigns', description: 'Empty state for staff', sv: 'Inga kampanjer på marknadsplatsen', en: 'No campaigns in the marketplace' },
  noCampaignsText: { id: 'mf-campaigns.brand.no-campaigns-text', description: 'Empty state for staff', sv: 'Här syns kampanjer som kreatörer kan ansöka till.', en: 'Campaigns that creators can apply to appear here.' },
  noOffers: { id: 'mf-campaigns.brand.no-offers', description: 'Empty state for creators', sv: 'Inga erbjudanden just nu', en: 'No offers right now' },
  noOffersText: { id: 'mf-campaigns.brand.no-offers-text', description: 'Empty state for creators', sv: 'Nya kampanjer kommer varje vecka. Titta in snart igen.', en: 'New campaigns arrive every week. Look in again soon.' },
  discover: { id: 'mf-campaigns.brand.discover', description: 'Next step for creators', sv: 'Upptäck andra', en: 'Discover others' },
  loading: { id: 'mf-campaigns.brand.loading', description: 'Read out while loading', sv: 'Laddar varumärket', en: 'Loading the brand' },
  gone: { id: 'mf-campaigns.brand.gone', description: 'No brand has this id', sv: 'Varumärket finns inte, eller så har det tagits bort.', en: 'The brand does not exist, or it has been removed.' },
  home: { id: 'mf-campaigns.brand.home', description: 'Next step when no brand has this id', sv: 'Till startsidan', en: 'To the start page' },
})
