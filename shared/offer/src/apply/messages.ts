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
