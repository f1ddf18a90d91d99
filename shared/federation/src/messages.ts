import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  errorTitle: {
    id: 'federation.place.error-title',
    description: 'Heading of a place whose code threw while rendering (S-36)',
    defaultMessage: 'Hoppsan, något gick fel.',
    en: 'Oops. Something went wrong.',
  },
  reload: {
    id: 'federation.place.reload',
    description: 'Button that loads the same page again (S-36)',
    defaultMessage: 'Ladda om sidan',
    en: 'Reload the page',
  },
  loadTitle: {
    id: 'federation.place.load-title',
    description: 'Heading of a place whose code could not be fetched (S-37, X-28)',
    defaultMessage: 'Hoppsan, innehållet kunde inte laddas.',
    en: 'Oops. The content could not be loaded.',
  },
  loading: {
    id: 'federation.place.loading',
    description: 'Read out while the code of a page is on its way',
    defaultMessage: 'Laddar',
    en: 'Loading',
  },
})
