import type { Role } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  failed: {
    id: 'mf-auth.staff.failed',
    description: 'A list could not be fetched',
    defaultMessage: 'Listan kunde inte hämtas.',
    en: 'The list could not be loaded.',
  },
  breadcrumbs: {
    id: 'mf-auth.staff.breadcrumbs',
    description: 'Names the path to this page',
    defaultMessage: 'Sökväg',
    en: 'Breadcrumbs',
  },
  saved: { id: 'mf-auth.staff.saved', description: 'Note after saving', defaultMessage: 'Sparat', en: 'Saved' },
  remove: { id: 'mf-auth.staff.remove', description: 'Deletes', defaultMessage: 'Ta bort', en: 'Delete' },
  role: { id: 'mf-auth.staff.role', description: 'Label', defaultMessage: 'Roll', en: 'Role' },
  brands: { id: 'mf-auth.staff.brands', description: 'Label', defaultMessage: 'Varumärken', en: 'Brands' },
  state: { id: 'mf-auth.staff.state', description: 'Column', defaultMessage: 'Status', en: 'Status' },
  papers: {
    id: 'mf-auth.staff.papers',
    description: 'Tab: what stands on the invoices, and the invoices',
    defaultMessage: 'Uppgifter och fakturor',
    en: 'Details and invoices',
  },
  members: {
    id: 'mf-auth.staff.members',
    description: 'People of a company',
    defaultMessage: 'Personer',
    en: 'People',
  },
  invitations: {
    id: 'mf-auth.staff.invitations',
    description: 'Invitations',
    defaultMessage: 'Inbjudningar',
    en: 'Invitations',
  },
  log: {
    id: 'mf-auth.staff.log',
    description: 'Tab: what was done in a company',
    defaultMessage: 'Logg',
    en: 'Log',
  },
  api: {
    id: 'mf-auth.staff.api',
    description: 'Tab: keys and webhooks for the own systems',
    defaultMessage: 'API',
    en: 'API',
  },
  invite: { id: 'mf-auth.staff.invite', description: 'Main action', defaultMessage: 'Bjud in', en: 'Invite' },
  allRoles: {
    id: 'mf-auth.staff.all-roles',
    description: 'No role chosen',
    defaultMessage: 'Alla roller',
    en: 'All roles',
  },
  searchPeople: {
    id: 'mf-auth.staff.search-people',
    description: 'Search box',
    defaultMessage: 'Sök namn eller e-post',
    en: 'Search name or email',
  },
  nobodyFound: {
    id: 'mf-auth.staff.nobody-found',
    description: 'No person for search and filter',
    defaultMessage: 'Ingen matchar',
    en: 'No one matches',
  },
  noBrands: {
    id: 'mf-auth.staff.no-brands',
    description: 'A person without brands',
    defaultMessage: 'Inga',
    en: 'None',
  },
  requested: {
    id: 'mf-auth.staff.company-requested',
    description: 'State of a company',
    defaultMessage: 'Väntar',
    en: 'Waiting',
  },
  approved: {
    id: 'mf-auth.staff.company-approved',
    description: 'State of a company',
    defaultMessage: 'Godkänt',
    en: 'Approved',
  },
  declined: {
    id: 'mf-auth.staff.company-declined',
    description: 'State of a company',
    defaultMessage: 'Nekat',
    en: 'Declined',
  },
})

export const roleNames = defineMessages<Role>({
  admin: { id: 'mf-auth.staff.role-admin', description: 'Role', defaultMessage: 'Administratör', en: 'Administrator' },
  company: {
    id: 'mf-auth.staff.role-company',
    description: 'Role',
    defaultMessage: 'Varumärkesansvarig',
    en: 'Brand manager',
  },
  store_user: {
    id: 'mf-auth.staff.role-store',
    description: 'Role',
    defaultMessage: 'Butikspersonal',
    en: 'Store staff',
  },
})

export const roleHelp = defineMessages<Role>({
  admin: {
    id: 'mf-auth.staff.role-admin-help',
    description: 'What the role may do',
    defaultMessage: 'Sköter plattformen: företag, personer och info.',
    en: 'Manages the platform: companies, people and banners.',
  },
  company: {
    id: 'mf-auth.staff.role-company-help',
    description: 'What the role may do',
    defaultMessage: 'Sköter kampanjer, kollegor och varumärken.',
    en: 'Manages campaigns, colleagues and brands.',
  },
  store_user: {
    id: 'mf-auth.staff.role-store-help',
    description: 'What the role may do',
    defaultMessage: 'Ser butikerna och lämnar ut varor.',
    en: 'Sees the stores and hands over products.',
  },
})
