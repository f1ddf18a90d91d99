import { defineMessages } from '@samspel/i18n'

export const planMessages = defineMessages({
  title: {
    id: 'mf-auth.company.plan',
    description: 'Heading',
    defaultMessage: 'Paket och månadsavgift',
    en: 'Plan and monthly fee',
  },
  loading: {
    id: 'mf-auth.company.plan.loading',
    description: 'Said while it is fetched',
    defaultMessage: 'Hämtar paketet',
    en: 'Loading the plan',
  },
  failed: {
    id: 'mf-auth.company.plan.failed',
    description: 'The plan could not be fetched',
    defaultMessage: 'Paketet kunde inte hämtas.',
    en: 'The plan could not be loaded.',
  },
  name: { id: 'mf-auth.company.plan.name', description: 'Label', defaultMessage: 'Paket', en: 'Plan' },
  small: { id: 'mf-auth.company.plan.small', description: 'Name of a plan', defaultMessage: 'Liten', en: 'Small' },
  medium: { id: 'mf-auth.company.plan.medium', description: 'Name of a plan', defaultMessage: 'Mellan', en: 'Medium' },
  large: { id: 'mf-auth.company.plan.large', description: 'Name of a plan', defaultMessage: 'Stor', en: 'Large' },
  fee: { id: 'mf-auth.company.plan.fee', description: 'Label', defaultMessage: 'Månadsavgift', en: 'Monthly fee' },
  feeOf: {
    id: 'mf-auth.company.plan.fee-of',
    description: 'What is paid for each brand, and for all of them',
    defaultMessage: '{brands, plural, one {{fee} för # varumärke} other {{fee} per varumärke, {sum} för # varumärken}}',
    en: '{brands, plural, one {{fee} for # brand} other {{fee} per brand, {sum} for # brands}}',
  },
  since: { id: 'mf-auth.company.plan.since', description: 'Label', defaultMessage: 'Sedan', en: 'Since' },
  next: { id: 'mf-auth.company.plan.next', description: 'Label', defaultMessage: 'Nästa avgift', en: 'Next fee' },
  nextText: {
    id: 'mf-auth.company.plan.next-text',
    description: 'When the next fee is taken, and from where',
    defaultMessage: '{date}, från varumärkets konto',
    en: '{date}, from the brand’s account',
  },
  none: {
    id: 'mf-auth.company.plan.none',
    description: 'A company without a plan',
    defaultMessage: 'Inget paket. Ingen månadsavgift dras.',
    en: 'No plan. No monthly fee is taken.',
  },
  pending: {
    id: 'mf-auth.company.plan.pending',
    description: 'The payment provider has not been asked yet what was bought at sign-up',
    defaultMessage: 'Köpet vid registreringen kontrolleras hos betalleverantören. Det tar oftast någon minut.',
    en: 'The purchase made at sign-up is being checked with the payment provider. It usually takes a minute.',
  },
  unpaid: {
    id: 'mf-auth.company.plan.unpaid',
    description: 'A fee that could not be taken, of one brand',
    defaultMessage: 'Avgiften för {brand} kunde inte dras {due}.',
    en: 'The fee for {brand} could not be taken on {due}.',
  },
  unpaidText: {
    id: 'mf-auth.company.plan.unpaid-text',
    description: 'What is missing, and until when it is tried again',
    defaultMessage: '{lacking} saknas på kontot. Vi försöker igen till och med {until}.',
    en: 'The account is {lacking} short. We try again until {until}.',
  },
  toAccount: {
    id: 'mf-auth.company.plan.to-account',
    description: 'Link to the account of the brand',
    defaultMessage: 'Till kontot',
    en: 'To the account',
  },
})
