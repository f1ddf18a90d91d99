import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'offer.apply.title',
    description: 'Heading of the application',
    defaultMessage: 'Ansök till {name}',
    en: 'Apply to {name}',
  },
  motivation: {
    id: 'offer.apply.motivation',
    description: 'Field',
    defaultMessage: 'Varför passar du?',
    en: 'Why are you a good match?',
  },
  help: {
    id: 'offer.apply.help',
    description: 'Help of the field',
    defaultMessage: 'Berätta kort vad du tänker göra. {brand} läser det när de väljer.',
    en: 'Say briefly what you have in mind. {brand} reads it when choosing.',
  },
  fee: {
    id: 'offer.apply.fee',
    description: 'Field: what the creator wants to be paid',
    defaultMessage: 'Ditt arvode',
    en: 'Your fee',
  },
  feeHelp: {
    id: 'offer.apply.fee-help',
    description: 'Help of the field',
    defaultMessage: 'Varumärket tar emot förslag: {span}',
    en: 'The brand takes proposals: {span}',
  },
  feeLess: {
    id: 'offer.apply.fee-less',
    description: 'Button before the field',
    defaultMessage: '50 kr mindre',
    en: 'SEK 50 less',
  },
  feeMore: {
    id: 'offer.apply.fee-more',
    description: 'Button after the field',
    defaultMessage: '50 kr mer',
    en: 'SEK 50 more',
  },
  feeMissing: {
    id: 'offer.apply.fee-missing',
    description: 'Nothing is in the field',
    defaultMessage: 'Skriv vad du vill ha i arvode.',
    en: 'Write what fee you would like.',
  },
  feeOutside: {
    id: 'offer.apply.fee-outside',
    description: 'The sum is not one that the brand takes',
    defaultMessage: 'Välj inom {span}.',
    en: 'Choose within {span}.',
  },
  kr: { id: 'offer.apply.kr', description: 'After the number', defaultMessage: 'kr', en: 'SEK' },
  sendFor: {
    id: 'offer.apply.send-for',
    description: 'Sends the application with the fee that was named',
    defaultMessage: 'Ansök med {money}',
    en: 'Apply with {money}',
  },
  missing: {
    id: 'offer.apply.missing',
    description: 'Why the application cannot be sent yet',
    defaultMessage: 'Skriv varför du passar.',
    en: 'Say why you are a good match.',
  },
  next: {
    id: 'offer.apply.next',
    description: 'Leads from the note to the address',
    defaultMessage: 'Fortsätt till adressen',
    en: 'Continue to the address',
  },
  back: {
    id: 'offer.apply.back',
    description: 'Leads from the address back to the note',
    defaultMessage: 'Tillbaka',
    en: 'Back',
  },
  step: {
    id: 'offer.apply.step',
    description: 'Beside the heading of the application',
    defaultMessage: 'Steg {step} av 2',
    en: 'Step {step} of 2',
  },
  keptForNext: {
    id: 'offer.apply.kept',
    description: 'Under the button that sends the application with an address',
    defaultMessage: 'Sparas till nästa gång. Ändra under Jag.',
    en: 'Kept for next time. Change it under Me.',
  },
  send: {
    id: 'offer.apply.send',
    description: 'Sends the application',
    defaultMessage: 'Skicka ansökan',
    en: 'Send application',
  },
  sent: {
    id: 'offer.apply.sent',
    description: 'Toast',
    defaultMessage: 'Ansökan skickad. Du får besked här när varumärket har svarat.',
    en: 'Application sent. You will see the answer here when the brand has decided.',
  },
})
