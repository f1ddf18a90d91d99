import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  crumb: {
    id: 'mf-campaigns.offer.crumb',
    description: 'Way back to the marketplace',
    defaultMessage: 'Upptäck',
    en: 'Discover',
  },
  apply: { id: 'mf-campaigns.offer.apply', description: 'Main action', defaultMessage: 'Ansök', en: 'Apply' },
  toAssignment: {
    id: 'mf-campaigns.offer.to-assignment',
    description: 'Main action when approved',
    defaultMessage: 'Till uppdraget',
    en: 'Go to the assignment',
  },
  withdraw: {
    id: 'mf-campaigns.offer.withdraw',
    description: 'Takes the application back',
    defaultMessage: 'Ta tillbaka ansökan',
    en: 'Withdraw application',
  },
  withdrawTitle: {
    id: 'mf-campaigns.offer.withdraw-title',
    description: 'Question',
    defaultMessage: 'Ta tillbaka ansökan?',
    en: 'Withdraw the application?',
  },
  withdrawText: {
    id: 'mf-campaigns.offer.withdraw-text',
    description: 'What happens',
    defaultMessage: 'Varumärket ser den inte längre. Du kan ansöka igen så länge erbjudandet är öppet.',
    en: 'The brand will no longer see it. You can apply again while the offer is open.',
  },
  withdrawn: {
    id: 'mf-campaigns.offer.withdrawn',
    description: 'Toast',
    defaultMessage: 'Ansökan är tillbakatagen.',
    en: 'The application is withdrawn.',
  },
  keep: { id: 'mf-campaigns.offer.keep', description: 'Closes the question', defaultMessage: 'Behåll', en: 'Keep' },
  invited: {
    id: 'mf-campaigns.offer.invited',
    description: 'The creator was invited',
    defaultMessage: '{brand} har bjudit in dig.',
    en: '{brand} has invited you.',
  },
  decline: {
    id: 'mf-campaigns.offer.decline',
    description: 'Says no to an invitation',
    defaultMessage: 'Tacka nej',
    en: 'Decline',
  },
  closed: {
    id: 'mf-campaigns.offer.closed',
    description: 'The offer takes no applications',
    defaultMessage: 'Erbjudandet tar inte emot fler ansökningar.',
    en: 'The offer is not accepting more applications.',
  },
  others: {
    id: 'mf-campaigns.offer.others',
    description: 'Way on when one cannot apply',
    defaultMessage: 'Se andra erbjudanden',
    en: 'See other offers',
  },
  stepSent: {
    id: 'mf-campaigns.offer.step-sent',
    description: 'Step',
    defaultMessage: 'Produkten skickas hem till dig',
    en: 'The product is sent to your home',
  },
  stepStore: {
    id: 'mf-campaigns.offer.step-store',
    description: 'Step',
    defaultMessage: 'Du hämtar produkten i butik',
    en: 'You pick the product up in a store',
  },
  chooseStore: {
    id: 'mf-campaigns.offer.choose-store',
    description: 'Main action of an offer that is picked up in a store',
    defaultMessage: 'Välj butik',
    en: 'Choose a store',
  },
  applyTo: {
    id: 'mf-campaigns.offer.apply-to',
    description: 'Heading of the application while the saved address is fetched',
    defaultMessage: 'Ansök till {name}',
    en: 'Apply to {name}',
  },
  addressFailed: {
    id: 'mf-campaigns.offer.address-failed',
    description: 'The saved address could not be fetched',
    defaultMessage: 'Din adress kunde inte hämtas.',
    en: 'Your address could not be loaded.',
  },
  whereTo: {
    id: 'mf-campaigns.offer.where-to',
    description: 'Heading of the application’s second step: the delivery address',
    defaultMessage: 'Vart ska paketet skickas?',
    en: 'Where shall we send the parcel?',
  },
})
