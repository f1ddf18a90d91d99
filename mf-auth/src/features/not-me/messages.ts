import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.not-me.title',
    description: 'Heading of the page that the link of a security mail leads to',
    defaultMessage: 'Var det inte du?',
    en: 'Was it not you?',
  },
  text: {
    id: 'mf-auth.not-me.text',
    description: 'What the button does',
    defaultMessage:
      'Tryck på knappen, så loggas alla ut ur ditt konto. För kreatörer pausas också utbetalningarna. Sedan väljer du ett nytt lösenord.',
    en: 'Press the button, and everybody is signed out of your account. For creators, payouts are paused too. Then you choose a new password.',
  },
  deny: {
    id: 'mf-auth.not-me.deny',
    description: 'Button',
    defaultMessage: 'Det här var inte jag',
    en: 'This was not me',
  },
  doneTitle: {
    id: 'mf-auth.not-me.done-title',
    description: 'Heading once it is done',
    defaultMessage: 'Alla är utloggade',
    en: 'Everybody is signed out',
  },
  doneCreator: {
    id: 'mf-auth.not-me.done-creator',
    description: 'What has happened, to a creator',
    defaultMessage:
      'Utbetalningar är pausade. Välj ett nytt lösenord, logga in och ange ditt konto för utbetalningar på nytt.',
    en: 'Payouts are paused. Choose a new password, log in and enter your account for payouts again.',
  },
  doneStaff: {
    id: 'mf-auth.not-me.done-staff',
    description: 'What has happened, to staff',
    defaultMessage: 'Välj ett nytt lösenord och logga in igen.',
    en: 'Choose a new password and log in again.',
  },
  choosePassword: {
    id: 'mf-auth.not-me.choose-password',
    description: 'Link to the page where a new password is chosen',
    defaultMessage: 'Välj nytt lösenord',
    en: 'Choose a new password',
  },
  invalidTitle: {
    id: 'mf-auth.not-me.invalid-title',
    description: 'Heading: used, too old or unknown',
    defaultMessage: 'Länken gäller inte längre',
    en: 'The link is no longer valid',
  },
  invalidText: {
    id: 'mf-auth.not-me.invalid-text',
    description: 'What to do instead',
    defaultMessage: 'Byt lösenord om du tror att någon annan har kommit in i ditt konto. Då loggas alla ut.',
    en: 'Change your password if you think that somebody else has got into your account. Everybody is then signed out.',
  },
  failed: {
    id: 'mf-auth.not-me.failed',
    description: 'The server did not answer as it should',
    defaultMessage: 'Vi vet inte om det gick. Försök igen.',
    en: 'We do not know whether it worked. Try again.',
  },
})
