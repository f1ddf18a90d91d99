import { defineMessages } from '@samspel/i18n'

export const screenMessages = defineMessages({
  loading: {
    id: 'shell.screen.loading',
    description: 'Name of the loading indicator',
    defaultMessage: 'Laddar',
    en: 'Loading',
  },
  notFoundTitle: {
    id: 'shell.not-found.title',
    description: 'Unknown address',
    defaultMessage: 'Sidan finns inte',
    en: 'There is no such page',
  },
  notFoundText: {
    id: 'shell.not-found.text',
    description: 'Unknown address: what to do',
    defaultMessage: 'Adressen kan vara felskriven, eller så har sidan flyttat.',
    en: 'The address may be mistyped, or the page has moved.',
  },
  deniedTitle: {
    id: 'shell.denied.title',
    description: 'Page of another area',
    defaultMessage: 'Sidan är inte till för ditt konto',
    en: 'This page is not for your account',
  },
  deniedText: {
    id: 'shell.denied.text',
    description: 'Page of another area: what to do',
    defaultMessage: 'Du har inte åtkomst till innehållet. Logga in med ett annat konto om du ska ha det.',
    en: 'You have no access to this content. Log in with another account if you should have it.',
  },
  toStart: {
    id: 'shell.screen.to-start',
    description: 'Button to the start page',
    defaultMessage: 'Till startsidan',
    en: 'To the start page',
  },
  failedTitle: {
    id: 'shell.failed.title',
    description: 'S-37: a remote could not be loaded, literal',
    defaultMessage: 'Hoppsan, innehållet kunde inte laddas.',
    en: 'Oops. The content could not be loaded.',
  },
  failedText: {
    id: 'shell.failed.text',
    description: 'A remote could not be loaded: what happened',
    defaultMessage:
      'Vi har försökt tre gånger och fått en rapport om felet. Inget är borttaget. Resten av Samspel fungerar som vanligt.',
    en: 'We have tried three times and received a report of the error. Nothing has been lost. The rest of Samspel works as usual.',
  },
  failedOnceText: {
    id: 'shell.failed.once-text',
    description: 'A remote failed in a way that trying again by itself would not mend: what happened',
    defaultMessage: 'Vi har fått en rapport om felet. Inget är borttaget. Resten av Samspel fungerar som vanligt.',
    en: 'We have received a report of the error. Nothing has been lost. The rest of Samspel works as usual.',
  },
  noRegistryText: {
    id: 'shell.no-registry.text',
    description: 'The page came without the list of its parts: what happened',
    defaultMessage: 'Sidan kom fram utan en del av sitt innehåll. Kontrollera din anslutning och försök igen.',
    en: 'Part of the page did not arrive. Check your connection and try again.',
  },
  errorCode: {
    id: 'shell.failed.error-code',
    description: 'Meta line: code of the failure',
    defaultMessage: 'fel {code}',
    en: 'error {code}',
  },
  copy: { id: 'shell.failed.copy', description: 'Copies the meta line', defaultMessage: 'Kopiera', en: 'Copy' },
  copied: { id: 'shell.failed.copied', description: 'After copying', defaultMessage: 'Kopierat', en: 'Copied' },
  brokenTitle: {
    id: 'shell.broken.title',
    description: 'S-36: a screen threw, literal',
    defaultMessage: 'Hoppsan, något gick fel.',
    en: 'Oops. Something went wrong.',
  },
  reload: {
    id: 'shell.broken.reload',
    description: 'S-36, literal',
    defaultMessage: 'Ladda om sidan',
    en: 'Reload the page',
  },
})
