import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  signIn: {
    id: 'federation.read.page-sign-in',
    description: 'Leads to the sign-in and back here (X-10)',
    defaultMessage: 'Logga in',
    en: 'Log in',
  },
  signInText: {
    id: 'federation.read.sign-in-text',
    description: 'Under the heading that one must be signed in',
    defaultMessage: 'Du kommer tillbaka hit när du har loggat in.',
    en: 'You will come back here once you have logged in.',
  },
  wrongTitle: {
    id: 'federation.read.wrong-title',
    description: 'S-36, literal',
    defaultMessage: 'Hoppsan, något gick fel.',
    en: 'Oops. Something went wrong.',
  },
  reload: {
    id: 'federation.read.reload',
    description: 'S-36, literal',
    defaultMessage: 'Ladda om sidan',
    en: 'Reload the page',
  },
  goToStart: {
    id: 'federation.read.go-to-start',
    description: 'S-36, literal',
    defaultMessage: 'Gå till startsidan',
    en: 'Go to the start page',
  },
  gone: {
    id: 'federation.read.gone',
    description: 'Hint under a not-found heading',
    defaultMessage: 'Kontrollera adressen, eller gå tillbaka och börja om.',
    en: 'Check the address, or go back and start again.',
  },
})
