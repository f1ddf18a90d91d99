import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  offNamed: {
    id: 'shell.closed.off-named',
    description: 'A part of the product is switched off for now: its name, "Reports"',
    defaultMessage: '{name} är avstängt just nu',
    en: '{name} is switched off for now',
  },
  off: {
    id: 'shell.closed.off',
    description: 'A part of the product without a name is switched off for now',
    defaultMessage: 'Sidan är avstängd just nu',
    en: 'This page is switched off for now',
  },
  offText: {
    id: 'shell.closed.off-text',
    description: 'A part of the product is switched off for now: what that means',
    defaultMessage:
      'Vi har stängt av den här delen en tid. Inget är borttaget, och resten av Samspel fungerar som vanligt.',
    en: 'We have switched off this part for a while. Nothing has been lost, and the rest of Samspel works as usual.',
  },
  retiredNamed: {
    id: 'shell.closed.retired-named',
    description: 'A part of the product is no longer there: its name, "Reports"',
    defaultMessage: '{name} finns inte kvar',
    en: '{name} is no longer here',
  },
  retired: {
    id: 'shell.closed.retired',
    description: 'A part of the product without a name is no longer there',
    defaultMessage: 'Sidan finns inte kvar',
    en: 'This page is no longer here',
  },
  retiredText: {
    id: 'shell.closed.retired-text',
    description: 'A part of the product is no longer there: what that means',
    defaultMessage: 'Den här delen har tagits bort ur Samspel. Resten fungerar som vanligt.',
    en: 'This part has been taken out of Samspel. The rest works as usual.',
  },
})
