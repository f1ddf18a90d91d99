import type { CampaignsWaiting, CampaignType, CompanyRequestState } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const filterMessages = defineMessages({
  filter: {
    id: 'mf-campaigns.campaign-list.filter.filter',
    description: 'Button and heading of the sheet',
    defaultMessage: 'Filter',
    en: 'Filter',
  },
  filterCount: {
    id: 'mf-campaigns.campaign-list.filter.filter-count',
    description: 'Button while filters are in force',
    defaultMessage: 'Filter ({n})',
    en: 'Filter ({n})',
  },
  inForce: {
    id: 'mf-campaigns.campaign-list.filter.in-force',
    description: 'Name of the row of chips',
    defaultMessage: 'Valda filter',
    en: 'Active filters',
  },
  clearAll: {
    id: 'mf-campaigns.campaign-list.filter.clear-all',
    description: 'Button',
    defaultMessage: 'Rensa alla',
    en: 'Clear all',
  },
  remove: {
    id: 'mf-campaigns.campaign-list.filter.remove',
    description: 'Button on a chip',
    defaultMessage: 'Ta bort filtret {name}',
    en: 'Remove the filter {name}',
  },
  any: { id: 'mf-campaigns.campaign-list.filter.any', description: 'No choice', defaultMessage: 'Alla', en: 'Any' },
  sort: { id: 'mf-campaigns.campaign-list.filter.sort', description: 'Field', defaultMessage: 'Ordning', en: 'Order' },
  searchBrand: {
    id: 'mf-campaigns.campaign-list.filter.search-brand',
    description: 'In the empty field',
    defaultMessage: 'Sök varumärke',
    en: 'Search brand',
  },
  words: {
    id: 'mf-campaigns.campaign-list.filter.words',
    description: 'Chip of the search words',
    defaultMessage: '”{words}”',
    en: '“{words}”',
  },
})

export const filterLabels = defineMessages({
  waiting: {
    id: 'mf-campaigns.campaign-list.filter.waiting',
    description: 'Filter',
    defaultMessage: 'Väntar',
    en: 'Waiting',
  },
  deliveryMethod: {
    id: 'mf-campaigns.campaign-list.filter.delivery-method',
    description: 'Field',
    defaultMessage: 'Erbjudande',
    en: 'Offer',
  },
  type: {
    id: 'mf-campaigns.campaign-list.filter.type',
    description: 'Field',
    defaultMessage: 'Kampanjtyp',
    en: 'Campaign type',
  },
  country: {
    id: 'mf-campaigns.campaign-list.filter.country',
    description: 'Field',
    defaultMessage: 'Land',
    en: 'Country',
  },
  categoryId: {
    id: 'mf-campaigns.campaign-list.filter.category',
    description: 'Field',
    defaultMessage: 'Kategori',
    en: 'Category',
  },
  brandId: {
    id: 'mf-campaigns.campaign-list.filter.brand',
    description: 'Field',
    defaultMessage: 'Varumärke',
    en: 'Brand',
  },
  companyState: {
    id: 'mf-campaigns.campaign-list.filter.company-state',
    description: 'Field',
    defaultMessage: 'Företag',
    en: 'Company',
  },
})

export const waitingNames = defineMessages<CampaignsWaiting>({
  applications: {
    id: 'mf-campaigns.campaign-list.filter.waiting.applications',
    description: 'Filter: somebody has applied and waits',
    defaultMessage: 'Ansökningar väntar på svar',
    en: 'Applications await an answer',
  },
  dueSoon: {
    id: 'mf-campaigns.campaign-list.filter.waiting.due-soon',
    description: 'Filter: the last day to publish is near',
    defaultMessage: 'Sista dag att publicera inom en vecka',
    en: 'Last day to publish within a week',
  },
})

export const typeNames = defineMessages<CampaignType>({
  default: {
    id: 'mf-campaigns.campaign-list.filter.type.default',
    description: 'Campaign type',
    defaultMessage: 'Vi sköter allt',
    en: 'We handle everything',
  },
  selfservice: {
    id: 'mf-campaigns.campaign-list.filter.type.selfservice',
    description: 'Campaign type',
    defaultMessage: 'Ni sköter allt',
    en: 'You handle everything',
  },
  custom: {
    id: 'mf-campaigns.campaign-list.filter.type.custom',
    description: 'Campaign type',
    defaultMessage: 'Enligt offert',
    en: 'By quotation',
  },
})

export const companyStateNames = defineMessages<CompanyRequestState>({
  requested: {
    id: 'mf-campaigns.campaign-list.filter.company.requested',
    description: 'State of a company',
    defaultMessage: 'Väntar på godkännande',
    en: 'Awaiting approval',
  },
  approved: {
    id: 'mf-campaigns.campaign-list.filter.company.approved',
    description: 'State of a company',
    defaultMessage: 'Godkänt',
    en: 'Approved',
  },
  declined: {
    id: 'mf-campaigns.campaign-list.filter.company.declined',
    description: 'State of a company',
    defaultMessage: 'Avvisat',
    en: 'Declined',
  },
})

export const orderNames = defineMessages({
  requestedAt: {
    id: 'mf-campaigns.campaign-list.filter.order.requested',
    description: 'Order of what waits for a review',
    defaultMessage: 'Väntat längst',
    en: 'Longest wait',
  },
  endAt: {
    id: 'mf-campaigns.campaign-list.filter.order.end',
    description: 'Order of the list',
    defaultMessage: 'Slutar först',
    en: 'Ends first',
  },
  '-endAt': {
    id: 'mf-campaigns.campaign-list.filter.order.end-last',
    description: 'Order of the list',
    defaultMessage: 'Slutar sist',
    en: 'Ends last',
  },
  startAt: {
    id: 'mf-campaigns.campaign-list.filter.order.start',
    description: 'Order of the list',
    defaultMessage: 'Börjar först',
    en: 'Starts first',
  },
  name: {
    id: 'mf-campaigns.campaign-list.filter.order.name',
    description: 'Order of the list',
    defaultMessage: 'Namn',
    en: 'Name',
  },
  '-reach': {
    id: 'mf-campaigns.campaign-list.filter.order.reach',
    description: 'Order of the list',
    defaultMessage: 'Störst räckvidd',
    en: 'Highest reach',
  },
  '-createdAt': {
    id: 'mf-campaigns.campaign-list.filter.order.created',
    description: 'Order of the list',
    defaultMessage: 'Senast skapad',
    en: 'Newest',
  },
  updatedAt: {
    id: 'mf-campaigns.campaign-list.filter.order.updated',
    description: 'Order of the list',
    defaultMessage: 'Väntat längst',
    en: 'Waited longest',
  },
})
