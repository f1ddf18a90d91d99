import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
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
  gone: {
    id: 'federation.read.gone',
    description: 'Hint under a not-found heading',
    defaultMessage: 'Kontrollera adressen, eller gå tillbaka och börja om.',
    en: 'Check the address, or go back and start again.',
  },
})
