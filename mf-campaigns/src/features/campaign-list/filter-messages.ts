import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-list.filter.${name}` as const

export const filterMessages = defineMessages({
  filter: { id: id('filter'), description: 'Button and heading of the sheet', sv: 'Filter', en: 'Filter' },
  filterCount: { id: id('filter-count'), description: 'Button while filters are in force', sv: 'Filter ({n})', en: 'Filter ({n})' },
  show: { id: id('show'), description: 'Button of the sheet', sv: 'Visa', en: 'Show' },
  cancel: { id: id('cancel'), description: 'Button of the sheet', sv: 'Avbryt', en: 'Cancel' },
  inForce: { id: id('in-force'), description: 'Name of the row of chips', sv: 'Valda filter', en: 'Active filters' },
  clearAll: { id: id('clear-all'), description: 'Button', sv: 'Rensa alla', en: 'Clear all' },
  remove: { id: id('remove'), description: 'Button on a chip', sv: 'Ta bort filtret {name}', en: 'Remove the filter {name}' },
  any: { id: id('any'), description: 'No choice', sv: 'Alla', en: 'Any' },
  sort: { id: id('sort'), description: 'Field', sv: 'Ordning', en: 'Order' },
  searchBrand: { id: id('search-brand'), description: 'In the empty field', sv: 'Sök varumärke', en: 'Search brand' },
  words: { id: id('words'), description: 'Chip of the search words', sv: '”{words}”', en: '“{words}”' },
})

export const filterLabels = defineMessages({
  waiting: { id: id('waiting'), description: 'Filter', sv: 'Väntar', en: 'Waiting' },
  deliveryMethod: { id: id('delivery-method'), description: 'Field', sv: 'Erbjudande', en: 'Offer' },
  type: { id: id('type'), description: 'Field', sv: 'Kampanjtyp', en: 'Campaign type' },
  country: { id: id('country'), description: 'Field', sv: 'Land', en: 'Country' },
  categoryId: { id: id('category'), description: 'Field', sv: 'Kategori', en: 'Category' },
  brandId: { id: id('brand'), description: 'Field', sv: 'Varumärke', en: 'Brand' },
  companyState: { id: id('company-state'), description: 'Field', sv: 'Företag', en: 'Company' },
})

export const waitingNames = defineMessages({
  applications: { id: id('waiting.applications'), description: 'Filter: somebody has applied and waits', sv: 'Ansökningar väntar på svar', en: 'Applications await an answer' },
  dueSoon: { id: id('waiting.due-soon'), description: 'Filter: the last day to publish is near', sv: 'Sista dag att publicera inom en vecka', en: 'Last day to publish within a week' },
})

export const typeNames = defineMessages({
  default: { id: id('type.default'), description: 'Campaign type', sv: 'Full service', en: 'Full service' },
  selfservice: { id: id('type.selfservice'), description: 'Campaign type', sv: 'Självservice', en: 'Self service' },
  custom: { id: id('type.custom'), description: 'Campaign type', sv: 'Anpassad', en: 'Custom' },
})

export const companyStateNames = defineMessages({
  requested: { id: id('company.requested'), description: 'State of a company', sv: 'Väntar på godkännande', en: 'Awaiting approval' },
  approved: { id: id('company.approved'), description: 'State of a company', sv: 'Godkänt', en: 'Approved' },
  declined: { id: id('company.declined'), description: 'State of a company', sv: 'Avvisat', en: 'Declined' },
})

export const orderNames = defineMessages({
  endAt: { id: id('order.end'), description: 'Order of the list', sv: 'Slutar först', en: 'Ends first' },
  '-endAt': { id: id('order.end-last'), description: 'Order of the list', sv: 'Slutar sist', en: 'Ends last' },
  startAt: { id: id('order.start'), description: 'Order of the list', sv: 'Börjar först', en: 'Starts first' },
  name: { id: id('order.name'), description: 'Order of the list', sv: 'Namn', en: 'Name' },
  '-reach': { id: id('order.reach'), description: 'Order of the list', sv: 'Störst räckvidd', en: 'Highest reach' },
  '-createdAt': { id: id('order.created'), description: 'Order of the list', sv: 'Senast skapad', en: 'Newest' },
  updatedAt: { id: id('order.updated'), description: 'Order of the list', sv: 'Väntat längst', en: 'Waited longest' },
})
