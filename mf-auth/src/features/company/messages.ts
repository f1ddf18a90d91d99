import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  companies: {
    id: 'mf-auth.company.companies',
    description: 'Way back to all companies',
    defaultMessage: 'Företag',
    en: 'Companies',
  },
  parts: {
    id: 'mf-auth.company.parts',
    description: 'Names the tabs',
    defaultMessage: 'Delar av företaget',
    en: 'Parts of the company',
  },
  editCompany: {
    id: 'mf-auth.company.edit',
    description: 'Opens name and country',
    defaultMessage: 'Ändra uppgifter',
    en: 'Edit details',
  },
  companyName: {
    id: 'mf-auth.company.name',
    description: 'Label',
    defaultMessage: 'Företagets namn',
    en: 'Company name',
  },
  gone: {
    id: 'mf-auth.company.gone',
    description: 'Unknown company, or one of somebody else',
    defaultMessage: 'Företaget finns inte, eller så har du inte åtkomst till det.',
    en: 'The company does not exist, or you do not have access to it.',
  },
  goneText: {
    id: 'mf-auth.company.gone-text',
    description: 'Hint',
    defaultMessage: 'Kontrollera adressen, eller gå tillbaka och börja om.',
    en: 'Check the address, or go back and start again.',
  },
  allCompanies: {
    id: 'mf-auth.company.all',
    description: 'Way out',
    defaultMessage: 'Alla företag',
    en: 'All companies',
  },
  failed: {
    id: 'mf-auth.company.failed',
    description: 'The company could not be fetched',
    defaultMessage: 'Företaget kunde inte hämtas.',
    en: 'The company could not be loaded.',
  },
  noMembers: {
    id: 'mf-auth.company.no-members',
    description: 'Empty list',
    defaultMessage: 'Inga medlemmar än',
    en: 'No members yet',
  },
  noMembersText: {
    id: 'mf-auth.company.no-members-text',
    description: 'What to do',
    defaultMessage: 'Bjud in den som ska sköta företaget.',
    en: 'Invite the person who will manage the company.',
  },
  addBrand: {
    id: 'mf-auth.company.add-brand',
    description: 'Main action',
    defaultMessage: 'Lägg till varumärke',
    en: 'Add brand',
  },
  shop: {
    id: 'mf-auth.company.shop',
    description: 'Button: where the brand connects its shop',
    defaultMessage: 'Butik och ordrar',
    en: 'Shop and orders',
  },
  shopOf: {
    id: 'mf-auth.company.shop-of',
    description: 'The button read out',
    defaultMessage: 'Butik och ordrar: {name}',
    en: 'Shop and orders: {name}',
  },
  noBrands: {
    id: 'mf-auth.company.no-brands',
    description: 'Empty list',
    defaultMessage: 'Inga varumärken än',
    en: 'No brands yet',
  },
  noBrandsText: {
    id: 'mf-auth.company.no-brands-text',
    description: 'What to do',
    defaultMessage: 'Varje varumärke får en egen samarbetssida.',
    en: 'Each brand gets a collaboration page of its own.',
  },
  stores: {
    id: 'mf-auth.company.stores',
    description: 'Number of stores',
    defaultMessage: '{n, plural, one {# butik} other {# butiker}}',
    en: '{n, plural, one {# store} other {# stores}}',
  },
  openCampaigns: {
    id: 'mf-auth.company.open-campaigns',
    description: 'Number of open campaigns',
    defaultMessage: '{n, plural, =0 {inga öppna kampanjer} one {# öppen kampanj} other {# öppna kampanjer}}',
    en: '{n, plural, =0 {no open campaigns} one {# open campaign} other {# open campaigns}}',
  },
})

export const noticeMessages = defineMessages({
  waits: {
    id: 'mf-auth.company.notice.waits',
    description: 'Notice: bold start',
    defaultMessage: 'Er ansökan granskas.',
    en: 'Your application is being reviewed.',
  },
  waitsText: {
    id: 'mf-auth.company.notice.waits-text',
    description: 'Notice: what can be done meanwhile',
    defaultMessage: 'Förbered gärna kampanjer som utkast så länge. Ni får ett mejl när det är klart.',
    en: 'You can prepare campaigns as drafts meanwhile. We will email you when it is done.',
  },
  declinedBare: {
    id: 'mf-auth.company.notice.declined-bare',
    description: 'Notice without a known reason',
    defaultMessage: 'Skälet står i mejlet som ni har fått.',
    en: 'The reason is in the email we sent you.',
  },
  ask: {
    id: 'mf-auth.company.notice.ask',
    description: 'Button',
    defaultMessage: 'Be om ny prövning',
    en: 'Ask for a new review',
  },
  asked: {
    id: 'mf-auth.company.notice.asked',
    description: 'Note',
    defaultMessage: 'Er ansökan är skickad igen',
    en: 'Your application was sent again',
  },
  adminWaits: {
    id: 'mf-auth.company.notice.admin-waits',
    description: 'Notice for the platform’s staff',
    defaultMessage: 'Företaget väntar på svar.',
    en: 'The company is waiting for an answer.',
  },
  adminLink: {
    id: 'mf-auth.company.notice.admin-link',
    description: 'Link to the requests',
    defaultMessage: 'Till förfrågningarna',
    en: 'To the requests',
  },
  adminDeclined: {
    id: 'mf-auth.company.notice.admin-declined',
    description: 'Notice for the platform’s staff: bold start',
    defaultMessage: 'Ansökan nekades.',
    en: 'The application was declined.',
  },
})
