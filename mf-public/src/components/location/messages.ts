import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-public.location.title',
    description: 'Heading of the location picker',
    defaultMessage: 'Välj plats',
    en: 'Choose a place',
  },
  chosen: {
    id: 'mf-public.location.chosen',
    description: 'Name of the button that opens the picker on phones',
    defaultMessage: 'Plats: {place}',
    en: 'Place: {place}',
  },
  everywhere: {
    id: 'mf-public.location.everywhere',
    description: 'No place chosen',
    defaultMessage: 'Alla platser',
    en: 'All places',
  },
  chooseTown: {
    id: 'mf-public.location.choose-town',
    description: 'Button and heading: the town that distances are counted from',
    defaultMessage: 'Välj ort',
    en: 'Choose town',
  },
  townText: {
    id: 'mf-public.location.town-text',
    description: 'What the choice of a town is for',
    defaultMessage: 'Då ser du hur långt det är till butikerna.',
    en: 'Then you see how far the stores are.',
  },
  nearMe: {
    id: 'mf-public.location.near-me',
    description: 'On the button: distances are counted from where the visitor is',
    defaultMessage: 'Nära mig',
    en: 'Near me',
  },
  ownPosition: {
    id: 'mf-public.location.own-position',
    description: 'Asks the device where it is',
    defaultMessage: 'Använd min plats',
    en: 'Use my location',
  },
  findTown: {
    id: 'mf-public.location.find-town',
    description: 'Search box over the towns',
    defaultMessage: 'Sök ort',
    en: 'Search towns',
  },
  towns: {
    id: 'mf-public.location.towns',
    description: 'Names the list of towns for screen readers',
    defaultMessage: 'Orter med butiker',
    en: 'Towns with stores',
  },
  noTown: {
    id: 'mf-public.location.no-town',
    description: 'No town has the name that was typed',
    defaultMessage: 'Ingen ort med butiker heter ”{words}”.',
    en: 'No town with stores is called “{words}”.',
  },
  noDistances: {
    id: 'mf-public.location.no-distances',
    description: 'Takes the chosen town away',
    defaultMessage: 'Visa utan avstånd',
    en: 'Show without distances',
  },
  allCities: {
    id: 'mf-public.location.all-cities',
    description: 'No town chosen',
    defaultMessage: 'Alla städer',
    en: 'All cities',
  },
  countryFirst: {
    id: 'mf-public.location.country-first',
    description: 'Why no town can be chosen (V-33)',
    defaultMessage: 'Välj land först.',
    en: 'Choose a country first.',
  },
  noCities: {
    id: 'mf-public.location.no-cities',
    description: 'No stores in the chosen country',
    defaultMessage: 'Inga butiker i {country} just nu.',
    en: 'No stores in {country} right now.',
  },
  citiesFailed: {
    id: 'mf-public.location.cities-failed',
    description: 'Towns could not be fetched',
    defaultMessage: 'Städerna kunde inte hämtas.',
    en: 'The cities could not be loaded.',
  },
  cityOption: {
    id: 'mf-public.location.city-option',
    description: 'A town and how many stores it has',
    defaultMessage: '{city} ({count})',
    en: '{city} ({count})',
  },
  nearest: {
    id: 'mf-public.location.nearest',
    description: 'Button: nearest first (S-29)',
    defaultMessage: 'Närmast',
    en: 'Nearest',
  },
  asking: {
    id: 'mf-public.location.asking',
    description: 'Read out while the browser finds the place',
    defaultMessage: 'Hämtar din plats',
    en: 'Finding your location',
  },
  known: {
    id: 'mf-public.location.known',
    description: 'Read out when the place is found',
    defaultMessage: 'Närmast dig visas först.',
    en: 'The nearest to you come first.',
  },
})

/** Why the visitor's location is unknown, and what to do about it. */
export const problemTexts = defineMessages({
  denied: {
    id: 'mf-public.location.denied',
    description: 'X-24: code 1',
    defaultMessage:
      'Webbläsaren får inte visa din plats. Tillåt det i inställningarna för sidan, eller välj land och stad.',
    en: 'The browser may not share your location. Allow it in the settings for this site, or choose a country and a city.',
  },
  'not-supported': {
    id: 'mf-public.location.not-supported',
    description: 'X-24: no geolocation',
    defaultMessage: 'Webbläsaren kan inte hitta din plats. Välj land och stad i stället.',
    en: 'This browser cannot find your location. Choose a country and a city instead.',
  },
  timeout: {
    id: 'mf-public.location.timeout',
    description: 'X-24: code 3',
    defaultMessage: 'Det tog för lång tid att hitta din plats. Försök igen, eller välj land och stad.',
    en: 'It took too long to find your location. Try again, or choose a country and a city.',
  },
  unavailable: {
    id: 'mf-public.location.unavailable',
    description: 'X-24: code 2',
    defaultMessage:
      'Din plats går inte att hitta just nu. Kontrollera att platstjänster är på, eller välj land och stad.',
    en: 'Your location cannot be found right now. Check that location services are on, or choose a country and a city.',
  },
  unknown: {
    id: 'mf-public.location.unknown',
    description: 'X-24: anything else',
    defaultMessage: 'Något gick fel när din plats skulle hämtas. Försök igen, eller välj land och stad.',
    en: 'Something went wrong while finding your location. Try again, or choose a country and a city.',
  },
})
