import type { AgreementVersion } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const agreementMessages = defineMessages({
  title: {
    id: 'mf-campaigns.agreement.title',
    description: 'Heading, and the way to it: what a brand and a creator have agreed on',
    defaultMessage: 'Ert avtal',
    en: 'Your agreement',
  },
  loading: {
    id: 'mf-campaigns.agreement.loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar avtalet',
    en: 'Loading the agreement',
  },
  failed: {
    id: 'mf-campaigns.agreement.failed',
    description: 'The agreement could not be loaded',
    defaultMessage: 'Avtalet kunde inte hämtas.',
    en: 'The agreement could not be loaded.',
  },
  none: {
    id: 'mf-campaigns.agreement.none',
    description: 'There is no agreement',
    defaultMessage: 'Här finns inget avtal. Det görs när varumärket säger ja till en ansökan.',
    en: 'There is no agreement here. It is made when the brand says yes to an application.',
  },
  agreed: {
    id: 'mf-campaigns.agreement.agreed',
    description: 'Heading of the agreement',
    defaultMessage: 'Ni är överens',
    en: 'You have agreed',
  },
  parties: {
    id: 'mf-campaigns.agreement.parties',
    description: 'Below: who has agreed',
    defaultMessage: '{creator} och {brand}',
    en: '{creator} and {brand}',
  },
  version: {
    id: 'mf-campaigns.agreement.version',
    description: 'Chip',
    defaultMessage: 'Version {n}',
    en: 'Version {n}',
  },
  foot: {
    id: 'mf-campaigns.agreement.foot',
    description: 'At the foot of the agreement, to the creator',
    defaultMessage: 'Avtal {number}. Gäller som det stod när {brand} sa ja. Varje ändring kräver ditt ja.',
    en: 'Agreement {number}. It applies as it read when {brand} said yes. Every change needs your yes.',
  },
  footStaff: {
    id: 'mf-campaigns.agreement.foot-staff',
    description: 'At the foot of the agreement, to the brand',
    defaultMessage: 'Avtal {number}. Gäller som det stod när ni sa ja. Varje ändring kräver kreatörens ja.',
    en: 'Agreement {number}. It applies as it read when you said yes. Every change needs the creator’s yes.',
  },
  pdf: {
    id: 'mf-campaigns.agreement.pdf',
    description: 'Row that fetches a file',
    defaultMessage: 'Hämta som PDF',
    en: 'Download PDF',
  },
  pdfOf: {
    id: 'mf-campaigns.agreement.pdf-of',
    description: 'Button without words beside an earlier version',
    defaultMessage: 'Hämta version {n} som PDF',
    en: 'Download version {n} as PDF',
  },
  pdfFailed: {
    id: 'mf-campaigns.agreement.pdf-failed',
    description: 'Toast',
    defaultMessage: 'Filen kunde inte hämtas.',
    en: 'The file could not be loaded.',
  },
  versions: {
    id: 'mf-campaigns.agreement.versions',
    description: 'Heading of the list of versions',
    defaultMessage: 'Versioner',
    en: 'Versions',
  },
  versionOf: {
    id: 'mf-campaigns.agreement.version-of',
    description: 'Below the row of versions: which one holds, of how many, and when it was made',
    defaultMessage: '{n} av {all}, {date}',
    en: '{n} of {all}, {date}',
  },
  numbered: {
    id: 'mf-campaigns.agreement.numbered',
    description: 'Below the row that fetches a file',
    defaultMessage: 'Avtal {number}, version {n}',
    en: 'Agreement {number}, version {n}',
  },
  you: {
    id: 'mf-campaigns.agreement.you',
    description: 'To the brand, above the agreement, whose words address the creator',
    defaultMessage: 'Skrivet till kreatören: ”du” är {creator}.',
    en: 'Written to the creator: “you” is {creator}.',
  },
  versionAt: {
    id: 'mf-campaigns.agreement.version-at',
    description: 'A version and when it was made',
    defaultMessage: 'Version {n}, {date}',
    en: 'Version {n}, {date}',
  },
  holds: {
    id: 'mf-campaigns.agreement.holds',
    description: 'Mark at the version that holds',
    defaultMessage: 'Gäller',
    en: 'Holds',
  },
  earlier: {
    id: 'mf-campaigns.agreement.earlier',
    description: 'Read out before a value that no longer holds',
    defaultMessage: 'tidigare',
    en: 'before',
  },
  now: {
    id: 'mf-campaigns.agreement.now',
    description: 'Over the value that holds',
    defaultMessage: 'Nu',
    en: 'Now',
  },
  then: {
    id: 'mf-campaigns.agreement.then',
    description: 'Over the value of the version before',
    defaultMessage: 'Förut',
    en: 'Before',
  },
  instead: {
    id: 'mf-campaigns.agreement.instead',
    description: 'Over the value of a version that took the place of another',
    defaultMessage: 'Sedan',
    en: 'Since then',
  },
  proposal: {
    id: 'mf-campaigns.agreement.proposal',
    description: 'Over the value that is asked for',
    defaultMessage: 'Förslag',
    en: 'Suggested',
  },
  nothing: {
    id: 'mf-campaigns.agreement.nothing',
    description: 'In place of a value: nothing is agreed about it',
    defaultMessage: 'inget',
    en: 'nothing',
  },
  decided: {
    id: 'mf-campaigns.agreement.decided',
    description: 'The question was answered, withdrawn or has lapsed',
    defaultMessage: 'Frågan står inte öppen längre.',
    en: 'The question is no longer open.',
  },
  ask: {
    id: 'mf-campaigns.agreement.ask',
    description: 'Button and heading: asks the creator for a change of the agreement',
    defaultMessage: 'Föreslå ändring',
    en: 'Suggest a change',
  },
})

/** Why a version was made. */
export const causeNames = defineMessages<AgreementVersion['cause']>({
  approved: {
    id: 'mf-campaigns.agreement.cause.approved',
    description: 'Why a version was made',
    defaultMessage: 'Ansökan godkändes',
    en: 'The application was approved',
  },
  change: {
    id: 'mf-campaigns.agreement.cause.change',
    description: 'Why a version was made',
    defaultMessage: 'Ändring som båda sagt ja till',
    en: 'A change that both said yes to',
  },
  parcel: {
    id: 'mf-campaigns.agreement.cause.parcel',
    description: 'Why a version was made',
    defaultMessage: 'Paketet kom senare, så dagen flyttades',
    en: 'The parcel came later, so the day was moved',
  },
  before: {
    id: 'mf-campaigns.agreement.cause.before',
    description: 'Why a version was made: written down for a collaboration that had begun before there were agreements',
    defaultMessage: 'Nedskrivet i efterhand, som det var då',
    en: 'Written down afterwards, as it was then',
  },
})
