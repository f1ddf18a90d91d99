import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  asking: {
    id: 'mf-auth.email-confirmation.asking',
    description: 'Heading of the page that a link leads to',
    defaultMessage: 'Bekräfta din e-postadress',
    en: 'Confirm your email address',
  },
  askingText: {
    id: 'mf-auth.email-confirmation.asking-text',
    description: 'What the button does',
    defaultMessage: 'Tryck på knappen om du själv har angett adressen på Samspel.',
    en: 'Press the button if you gave this address to Samspel yourself.',
  },
  confirm: {
    id: 'mf-auth.email-confirmation.confirm',
    description: 'Button',
    defaultMessage: 'Bekräfta adressen',
    en: 'Confirm the address',
  },
  checking: {
    id: 'mf-auth.email-confirmation.checking',
    description: 'Heading while the link is checked',
    defaultMessage: 'Bekräftar din e-postadress',
    en: 'Confirming your email address',
  },
  confirmed: {
    id: 'mf-auth.email-confirmation.confirmed',
    description: 'Heading: the link has just been used',
    defaultMessage: 'Din e-postadress är bekräftad',
    en: 'Your email address is confirmed',
  },
  confirmedText: {
    id: 'mf-auth.email-confirmation.confirmed-text',
    description: 'What that means',
    defaultMessage: 'Tack. {email} hör nu till ditt konto.',
    en: 'Thank you. {email} now belongs to your account.',
  },
  goOn: {
    id: 'mf-auth.email-confirmation.go-on',
    description: 'Button for somebody who is signed in',
    defaultMessage: 'Fortsätt till Samspel',
    en: 'Continue to Samspel',
  },
  askingFormer: {
    id: 'mf-auth.email-confirmation.asking-former',
    description: 'Heading of the page that the link to the former address leads to',
    defaultMessage: 'Godkänn den nya e-postadressen',
    en: 'Agree to the new email address',
  },
  askingFormerText: {
    id: 'mf-auth.email-confirmation.asking-former-text',
    description: 'What the button does',
    defaultMessage:
      'Kontot får sin nya e-postadress när du har tryckt här och den nya adressen har bekräftats. Var det inte du som bad om bytet? Tryck inte, logga in och byt lösenord.',
    en: 'The account gets its new email address once you have pressed here and the new address has been confirmed. Was it not you who asked? Do not press; log in and change your password.',
  },
  agree: {
    id: 'mf-auth.email-confirmation.agree',
    description: 'Button',
    defaultMessage: 'Godkänn bytet',
    en: 'Agree to the change',
  },
  awaitsNewTitle: {
    id: 'mf-auth.email-confirmation.awaits-new-title',
    description: 'Heading: the former address has said yes, the new one has not',
    defaultMessage: 'Ditt ja är sparat',
    en: 'Your yes is saved',
  },
  awaitsNewText: {
    id: 'mf-auth.email-confirmation.awaits-new-text',
    description: 'What is left',
    defaultMessage: 'Nu väntar vi på den nya adressen. Öppna länken i mejlet dit, så är adressen bytt.',
    en: 'Now we wait for the new address. Open the link in the email there to finish the change.',
  },
  awaitsFormerTitle: {
    id: 'mf-auth.email-confirmation.awaits-former-title',
    description: 'Heading: the new address has said yes, the former has not',
    defaultMessage: 'Den nya adressen är bekräftad',
    en: 'The new address is confirmed',
  },
  awaitsFormerText: {
    id: 'mf-auth.email-confirmation.awaits-former-text',
    description: 'What is left',
    defaultMessage:
      'Nu väntar vi på din förra adress. Öppna länken i mejlet dit, så är adressen bytt. Når du den inte står det under Inställningar, Säkerhet vad du kan göra.',
    en: 'Now we wait for your former address. Open the link in the email there to finish the change. If you cannot reach it, Settings, Security says what you can do.',
  },
  invalidChangeText: {
    id: 'mf-auth.email-confirmation.invalid-change-text',
    description: 'What to do when the link of a change of address is too old',
    defaultMessage:
      'Bytet har avbrutits, ersatts eller tagit längre än tre dagar. Be om det igen under Inställningar, Säkerhet.',
    en: 'The change was cancelled or replaced, or took longer than three days. Ask for it again under Settings, Security.',
  },
  toSecurity: {
    id: 'mf-auth.email-confirmation.to-security',
    description: 'Button: to the settings',
    defaultMessage: 'Till inställningarna',
    en: 'To the settings',
  },
  usedTitle: {
    id: 'mf-auth.email-confirmation.used-title',
    description: 'Heading: this very link was used before',
    defaultMessage: 'Länken är redan använd',
    en: 'The link has been used already',
  },
  alreadyTitle: {
    id: 'mf-auth.email-confirmation.already-title',
    description: 'Heading: another link confirmed the address',
    defaultMessage: 'E-postadressen är redan bekräftad',
    en: 'The email address is confirmed already',
  },
  already: {
    id: 'mf-auth.email-confirmation.already',
    description: 'Literal, English only in the specification (row X-23)',
    defaultMessage: 'Your email is already confirmed. Try signing in instead.',
    en: 'Your email is already confirmed. Try signing in instead.',
  },
  alreadyText: {
    id: 'mf-auth.email-confirmation.already-text',
    description: 'Under the literal English sentence: the same in the language of the page',
    defaultMessage: 'Du behöver inte göra något mer än att logga in.',
    en: 'There is nothing more to do than to log in.',
  },
  failedTitle: {
    id: 'mf-auth.email-confirmation.failed-title',
    description: 'Heading: the server did not answer as it should',
    defaultMessage: 'Det gick inte att bekräfta',
    en: 'The confirmation failed',
  },
  failed: {
    id: 'mf-auth.email-confirmation.failed',
    description: 'Literal, English only in the specification (row X-23)',
    defaultMessage: 'Something went wrong, try again.',
    en: 'Something went wrong, try again.',
  },
  failedText: {
    id: 'mf-auth.email-confirmation.failed-text',
    description: 'Under the literal English sentence: the same in the language of the page',
    defaultMessage: 'Vi vet inte om adressen blev bekräftad. Försök igen om en stund.',
    en: 'We do not know whether the address was confirmed. Try again in a moment.',
  },
  invalidTitle: {
    id: 'mf-auth.email-confirmation.invalid-title',
    description: 'Heading: unknown, too old, or for an older address',
    defaultMessage: 'Länken gäller inte längre',
    en: 'The link is no longer valid',
  },
  invalidText: {
    id: 'mf-auth.email-confirmation.invalid-text',
    description: 'What to do',
    defaultMessage: 'Skriv din e-postadress, så skickar vi en ny länk.',
    en: 'Enter your email address and we will send you a new link.',
  },
  request: {
    id: 'mf-auth.email-confirmation.request',
    description: 'Button',
    defaultMessage: 'Skicka ny länk',
    en: 'Send a new link',
  },
  sentTitle: {
    id: 'mf-auth.email-confirmation.sent-title',
    description: 'Heading after the request',
    defaultMessage: 'Kolla din inkorg',
    en: 'Check your inbox',
  },
  sentText: {
    id: 'mf-auth.email-confirmation.sent-text',
    description: 'The same for known and unknown addresses',
    defaultMessage: 'Om {email} har ett konto som inte är bekräftat ligger en ny länk där. Den gäller i tre dagar.',
    en: 'If {email} has an account that is not confirmed, a new link is there. It is valid for three days.',
  },
  sentHint: {
    id: 'mf-auth.email-confirmation.sent-hint',
    description: 'When nothing comes',
    defaultMessage: 'Hittar du inget? Titta i skräpposten.',
    en: 'Can’t find it? Check your spam folder.',
  },
  otherEmail: {
    id: 'mf-auth.email-confirmation.other-email',
    description: 'Button: back to the form',
    defaultMessage: 'Skriv en annan adress',
    en: 'Enter another address',
  },
  back: {
    id: 'mf-auth.email-confirmation.back',
    description: 'Link to log in',
    defaultMessage: 'Tillbaka till inloggningen',
    en: 'Back to login',
  },
})
