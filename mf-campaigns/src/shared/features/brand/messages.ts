import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  publicPage: {
    id: 'mf-campaigns.brand.public-page',
    description: 'Opens the collaboration page, where staff edit it',
    defaultMessage: 'Publik sida',
    en: 'Public page',
  },
  shop: {
    id: 'mf-campaigns.brand.shop',
    description: 'Opens where the brand connects its shop',
    defaultMessage: 'Butik och ordrar',
    en: 'Shop and orders',
  },
  write: {
    id: 'mf-campaigns.brand.write',
    description: 'Opens the conversation with the brand',
    defaultMessage: 'Skriv meddelande',
    en: 'Write a message',
  },
  create: {
    id: 'mf-campaigns.brand.create',
    description: 'New campaign',
    defaultMessage: 'Ny kampanj',
    en: 'New campaign',
  },
  about: {
    id: 'mf-campaigns.brand.about',
    description: 'Heading',
    defaultMessage: 'Om varumärket',
    en: 'About the brand',
  },
  campaigns: {
    id: 'mf-campaigns.brand.campaigns',
    description: 'Heading for staff',
    defaultMessage: 'Öppna kampanjer',
    en: 'Open campaigns',
  },
  offers: {
    id: 'mf-campaigns.brand.offers',
    description: 'Heading for creators',
    defaultMessage: 'Öppna erbjudanden',
    en: 'Open offers',
  },
  allStores: {
    id: 'mf-campaigns.brand.all-stores',
    description: 'Link to the stores',
    defaultMessage: 'Hantera butiker',
    en: 'Manage stores',
  },
  applied: {
    id: 'mf-campaigns.brand.applied',
    description: 'The creator has applied already',
    defaultMessage: 'Du har ansökt',
    en: 'You have applied',
  },
  places: {
    id: 'mf-campaigns.brand.places',
    description: 'Approved participants of those wanted',
    defaultMessage: '{participants} av {places} deltagare',
    en: '{participants} of {places} participants',
  },
  noCampaigns: {
    id: 'mf-campaigns.brand.no-campaigns',
    description: 'Empty state for staff',
    defaultMessage: 'Inga kampanjer på marknadsplatsen',
    en: 'No campaigns in the marketplace',
  },
  noCampaignsText: {
    id: 'mf-campaigns.brand.no-campaigns-text',
    description: 'Empty state for staff',
    defaultMessage: 'Här syns kampanjer som kreatörer kan ansöka till.',
    en: 'Campaigns that creators can apply to appear here.',
  },
  noOffers: {
    id: 'mf-campaigns.brand.no-offers',
    description: 'Empty state for creators',
    defaultMessage: 'Inga erbjudanden just nu',
    en: 'No offers right now',
  },
  noOffersText: {
    id: 'mf-campaigns.brand.no-offers-text',
    description: 'Empty state for creators',
    defaultMessage: 'Nya kampanjer kommer varje vecka. Titta in snart igen.',
    en: 'New campaigns arrive every week. Check back soon.',
  },
  discover: {
    id: 'mf-campaigns.brand.discover',
    description: 'Next step for creators',
    defaultMessage: 'Upptäck andra',
    en: 'Discover others',
  },
  loading: {
    id: 'mf-campaigns.brand.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar varumärket',
    en: 'Loading the brand',
  },
  gone: {
    id: 'mf-campaigns.brand.gone',
    description: 'No brand has this id',
    defaultMessage: 'Varumärket finns inte, eller så har det tagits bort.',
    en: 'The brand does not exist, or it has been removed.',
  },
  home: {
    id: 'mf-campaigns.brand.home',
    description: 'Next step when no brand has this id',
    defaultMessage: 'Till startsidan',
    en: 'To the start page',
  },
  campaignsFailed: {
    id: 'mf-campaigns.brand.campaigns-failed',
    description: 'Above the reason why a list is not there',
    defaultMessage: 'Kampanjerna kunde inte hämtas.',
    en: 'The campaigns could not be loaded.',
  },
})
