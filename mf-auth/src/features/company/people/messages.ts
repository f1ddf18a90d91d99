import type { BrandRole, RoleDuty } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const brandRoleNames = defineMessages<BrandRole>({
  owner: { id: 'mf-auth.people.owner', description: 'Role at a brand', defaultMessage: 'Ägare', en: 'Owner' },
  manager: { id: 'mf-auth.people.manager', description: 'Role at a brand', defaultMessage: 'Ansvarig', en: 'Manager' },
  reviewer: {
    id: 'mf-auth.people.reviewer',
    description: 'Role at a brand',
    defaultMessage: 'Granskare',
    en: 'Reviewer',
  },
  finance: { id: 'mf-auth.people.finance', description: 'Role at a brand', defaultMessage: 'Ekonomi', en: 'Finance' },
  reader: { id: 'mf-auth.people.reader', description: 'Role at a brand', defaultMessage: 'Läsare', en: 'Reader' },
})

export const dutyNames = defineMessages<RoleDuty>({
  see: {
    id: 'mf-auth.people.duty.see',
    description: 'Row: what a role may do',
    defaultMessage: 'Se kampanjer, inlägg och rapporter',
    en: 'See campaigns, posts and reports',
  },
  review: {
    id: 'mf-auth.people.duty.review',
    description: 'Row: what a role may do',
    defaultMessage: 'Granska utkast och inlägg',
    en: 'Review drafts and posts',
  },
  answer: {
    id: 'mf-auth.people.duty.answer',
    description: 'Row: what a role may do',
    defaultMessage: 'Svara på ansökningar',
    en: 'Answer applications',
  },
  make: {
    id: 'mf-auth.people.duty.make',
    description: 'Row: what a role may do',
    defaultMessage: 'Skapa och skicka kampanjer',
    en: 'Create and send campaigns',
  },
  spend: {
    id: 'mf-auth.people.duty.spend',
    description: 'Row: what a role may do',
    defaultMessage: 'Fylla på, flytta pengar, betala bildköp',
    en: 'Top up, move money, pay for pictures',
  },
  papers: {
    id: 'mf-auth.people.duty.papers',
    description: 'Row: what a role may do',
    defaultMessage: 'Fakturor, SIE och underlag',
    en: 'Invoices, SIE and records',
  },
  people: {
    id: 'mf-auth.people.duty.people',
    description: 'Row: what a role may do',
    defaultMessage: 'Bjuda in, ta bort och ändra roller',
    en: 'Invite, remove and change roles',
  },
})

export const peopleMessages = defineMessages({
  limitOf: {
    id: 'mf-auth.people.limit-of',
    description: 'Button, for screen readers: changes how much somebody may approve',
    defaultMessage: '{limit}, {name} får godkänna',
    en: '{limit}, {name} may approve',
  },
  person: { id: 'mf-auth.people.person', description: 'Column', defaultMessage: 'Person', en: 'Person' },
  limit: { id: 'mf-auth.people.limit', description: 'Column', defaultMessage: 'Får godkänna', en: 'May approve' },
  lastIn: {
    id: 'mf-auth.people.last-in',
    description: 'Column: last sign-in',
    defaultMessage: 'Inloggad',
    en: 'Logged in',
  },
  you: {
    id: 'mf-auth.people.you',
    description: 'After the own name',
    defaultMessage: '{name} (du)',
    en: '{name} (you)',
  },
  noLimit: { id: 'mf-auth.people.no-limit', description: 'No limit', defaultMessage: 'utan gräns', en: 'no limit' },
  noAccess: {
    id: 'mf-auth.people.no-access',
    description: 'Choice: no role at a brand',
    defaultMessage: 'Ingen åtkomst',
    en: 'No access',
  },
  roleAt: {
    id: 'mf-auth.people.role-at',
    description: 'Names the button that changes a role',
    defaultMessage: '{role}: ändra roll för {name} på {brand}',
    en: '{role}: change the role of {name} at {brand}',
  },
  changed: {
    id: 'mf-auth.people.changed',
    description: 'Toast after a change of role',
    defaultMessage: '{name} är nu {role} på {brand}',
    en: '{name} is now {role} at {brand}',
  },
  takenOut: {
    id: 'mf-auth.people.taken-out',
    description: 'Toast after access was taken away',
    defaultMessage: '{name} har inte längre åtkomst till {brand}',
    en: '{name} no longer has access to {brand}',
  },
  ownRole: {
    id: 'mf-auth.people.own-role',
    description: 'Why the own role cannot be raised',
    defaultMessage: 'Någon annan ändrar din roll',
    en: 'Someone else changes your role',
  },
  lastOwner: {
    id: 'mf-auth.people.last-owner',
    description: 'Why the last owner stays',
    defaultMessage: 'Företaget måste ha minst en ägare',
    en: 'The company needs at least one owner',
  },
  removeFrom: {
    id: 'mf-auth.people.remove',
    description: 'Act',
    defaultMessage: 'Ta bort från företaget',
    en: 'Remove from the company',
  },
  removeTitle: {
    id: 'mf-auth.people.remove-title',
    description: 'Question',
    defaultMessage: 'Ta bort {name}?',
    en: 'Remove {name}?',
  },
  removeText: {
    id: 'mf-auth.people.remove-text',
    description: 'What follows',
    defaultMessage:
      '{name} loggas ut överallt direkt och kommer inte in igen. Utkast och allt som är gjort finns kvar, med namnet.',
    en: '{name} is logged out everywhere at once and cannot get back in. Drafts and everything done stay, with the name.',
  },
  removed: {
    id: 'mf-auth.people.removed',
    description: 'Toast',
    defaultMessage: '{name} är borttagen',
    en: '{name} was removed',
  },
  actsFor: {
    id: 'mf-auth.people.acts-for',
    description: 'Names the menu',
    defaultMessage: 'Mer för {name}',
    en: 'More for {name}',
  },
  setLimit: { id: 'mf-auth.people.set-limit', description: 'Act', defaultMessage: 'Ändra gräns', en: 'Change limit' },
  limitTitle: {
    id: 'mf-auth.people.limit-title',
    description: 'Heading',
    defaultMessage: 'Gräns för {name}',
    en: 'Limit for {name}',
  },
  limitField: {
    id: 'mf-auth.people.limit-field',
    description: 'Label',
    defaultMessage: 'Får godkänna högst, kr',
    en: 'May approve at most, kr',
  },
  limitHelp: {
    id: 'mf-auth.people.limit-help',
    description: 'Help under the field',
    defaultMessage: 'För ett godkännande och för alla på en dag, över alla varumärken. Tomt är utan gräns.',
    en: 'For one approval and for all of a day, over all brands. Empty means no limit.',
  },
  limitSaved: {
    id: 'mf-auth.people.limit-saved',
    description: 'Toast',
    defaultMessage: 'Gränsen för {name} är ändrad',
    en: 'The limit for {name} was changed',
  },
  ownerTitle: {
    id: 'mf-auth.people.owner-title',
    description: 'Question',
    defaultMessage: 'Göra {name} till ägare?',
    en: 'Make {name} an owner?',
  },
  ownerText: {
    id: 'mf-auth.people.owner-text',
    description: 'What follows',
    defaultMessage: 'En ägare av {brand} får göra allt där, också bjuda in, ta bort och ändra roller.',
    en: 'An owner of {brand} may do everything there, including inviting, removing and changing roles.',
  },
  makeOwner: {
    id: 'mf-auth.people.make-owner',
    description: 'Button',
    defaultMessage: 'Gör till ägare',
    en: 'Make owner',
  },
  invitedUntil: {
    id: 'mf-auth.people.invited-until',
    description: 'State of an invitation',
    defaultMessage: 'Inbjuden till {date}',
    en: 'Invited until {date}',
  },
  expired: {
    id: 'mf-auth.people.expired',
    description: 'State of an invitation',
    defaultMessage: 'Inbjudan har gått ut',
    en: 'Invitation has expired',
  },
  revoke: {
    id: 'mf-auth.people.revoke',
    description: 'Takes an invitation back',
    defaultMessage: 'Återkalla inbjudan',
    en: 'Revoke invitation',
  },
  revoked: {
    id: 'mf-auth.people.revoked',
    description: 'Toast',
    defaultMessage: 'Inbjudan är återkallad',
    en: 'The invitation was revoked',
  },
  resent: {
    id: 'mf-auth.people.resent',
    description: 'Toast',
    defaultMessage: 'Ny länk skickad till {email}',
    en: 'New link sent to {email}',
  },
  table: {
    id: 'mf-auth.people.table',
    description: 'Heading',
    defaultMessage: 'Vad rollerna får göra',
    en: 'What the roles may do',
  },
  duty: { id: 'mf-auth.people.duty', description: 'Column', defaultMessage: 'Uppgift', en: 'Task' },
  tableFailed: {
    id: 'mf-auth.people.table-failed',
    description: 'The table could not be fetched',
    defaultMessage: 'Vad rollerna får göra kunde inte hämtas.',
    en: 'What the roles may do could not be loaded.',
  },
  yes: { id: 'mf-auth.people.yes', description: 'A role may', defaultMessage: 'Ja', en: 'Yes' },
  no: { id: 'mf-auth.people.no', description: 'A role may not', defaultMessage: 'Nej', en: 'No' },
  withinLimit: {
    id: 'mf-auth.people.within-limit',
    description: 'A role may, within the limit of the person',
    defaultMessage: 'inom gräns',
    en: 'within limit',
  },
  clerks: {
    id: 'mf-auth.people.clerks',
    description: 'Link under the table to the people of stores',
    defaultMessage: 'Personer i butikerna lämnar bara ut varor. Visa dem',
    en: 'People in stores only hand out goods. Show them',
  },
  toPeople: {
    id: 'mf-auth.people.to-people',
    description: 'Link back',
    defaultMessage: 'Visa företagets personer',
    en: 'Show the company’s people',
  },
})
