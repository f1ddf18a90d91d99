import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  label: { id: 'mf-auth.town.label', description: 'Field', defaultMessage: 'Ort', en: 'Town' },
  help: {
    id: 'mf-auth.town.help',
    description: 'Under the field',
    defaultMessage: 'Härifrån räknas avstånd till butiker.',
    en: 'Distances to stores are counted from here.',
  },
  typeMore: {
    id: 'mf-auth.town.type-more',
    description: 'In place of towns',
    defaultMessage: 'Skriv minst två bokstäver.',
    en: 'Type at least two letters.',
  },
  searching: {
    id: 'mf-auth.town.searching',
    description: 'In place of towns',
    defaultMessage: 'Söker',
    en: 'Searching',
  },
  none: {
    id: 'mf-auth.town.none',
    description: 'In place of towns',
    defaultMessage: 'Vi känner inte igen orten. Välj den närmaste.',
    en: 'We do not know that town. Choose the nearest one.',
  },
  useMine: {
    id: 'mf-auth.town.use-mine',
    description: 'Button under the field: finds the town where the phone is',
    defaultMessage: 'Använd min position',
    en: 'Use my position',
  },
  locating: {
    id: 'mf-auth.town.locating',
    description: 'The same button while the position is looked for',
    defaultMessage: 'Söker din position',
    en: 'Finding your position',
  },
  located: {
    id: 'mf-auth.town.located',
    description: 'Read out when the town was found and filled in',
    defaultMessage: 'Vi har valt {town}.',
    en: 'We have chosen {town}.',
  },
  denied: {
    id: 'mf-auth.town.denied',
    description: 'The phone may not tell where it is',
    defaultMessage: 'Webbläsaren får inte visa din position. Tillåt det i dess inställningar, eller skriv orten här.',
    en: 'The browser may not share your position. Allow it in its settings, or type the town here.',
  },
  noPosition: {
    id: 'mf-auth.town.no-position',
    description: 'The phone cannot tell where it is',
    defaultMessage: 'Din position kunde inte hittas. Skriv orten här.',
    en: 'Your position could not be found. Type the town here.',
  },
  nothingNear: {
    id: 'mf-auth.town.nothing-near',
    description: 'The position is far from towns, or in another country than the form says',
    defaultMessage: 'Vi hittar ingen ort nära dig i {country}. Byt land, eller skriv orten här.',
    en: 'We find no town near you in {country}. Change the country, or type the town here.',
  },
  failed: {
    id: 'mf-auth.town.failed',
    description: 'Under the field',
    defaultMessage: 'Orterna kunde inte hämtas.',
    en: 'The towns could not be loaded.',
  },
})
