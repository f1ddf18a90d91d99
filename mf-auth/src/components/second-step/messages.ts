import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  text: {
    id: 'mf-auth.second-step.text',
    description: 'Above the fields, after the right password',
    defaultMessage: 'Lösenordet stämmer. Visa nu att det är du.',
    en: 'The password is right. Now show that it is you.',
  },
  code: {
    id: 'mf-auth.second-step.code',
    description: 'Field',
    defaultMessage: 'Kod från din app',
    en: 'Code from your app',
  },
  codeHelp: {
    id: 'mf-auth.second-step.code-help',
    description: 'Below the field',
    defaultMessage: 'Sex siffror. Koden byts var 30:e sekund.',
    en: 'Six digits. The code changes every 30 seconds.',
  },
  recoveryCode: {
    id: 'mf-auth.second-step.recovery-code',
    description: 'Field',
    defaultMessage: 'Återställningskod',
    en: 'Recovery code',
  },
  recoveryHelp: {
    id: 'mf-auth.second-step.recovery-help',
    description: 'Below the field',
    defaultMessage: 'En av de tio koder som du sparade. Varje kod gäller en gång.',
    en: 'One of the ten codes that you saved. Each code works once.',
  },
  remember: {
    id: 'mf-auth.second-step.remember',
    description: 'Choice; days: how many',
    defaultMessage: 'Fråga inte igen i den här webbläsaren på {days, number} dagar',
    en: 'Do not ask again in this browser for {days, number} days',
  },
  goOn: { id: 'mf-auth.second-step.go-on', description: 'Button', defaultMessage: 'Logga in', en: 'Log in' },
  usePasskey: {
    id: 'mf-auth.second-step.use-passkey',
    description: 'Button',
    defaultMessage: 'Använd en passnyckel',
    en: 'Use a passkey',
  },
  useCode: {
    id: 'mf-auth.second-step.use-code',
    description: 'Button: another way',
    defaultMessage: 'Skriv en kod från appen i stället',
    en: 'Enter a code from the app instead',
  },
  useRecovery: {
    id: 'mf-auth.second-step.use-recovery',
    description: 'Button: another way',
    defaultMessage: 'Använd en återställningskod',
    en: 'Use a recovery code',
  },
  lost: {
    id: 'mf-auth.second-step.lost',
    description: 'For those who have nothing left',
    defaultMessage: 'Har du inget av det kvar? En kollega som sköter företaget kan ta bort det andra steget.',
    en: 'Do you have none of these left? A colleague who manages the company can remove the second step.',
  },
  back: {
    id: 'mf-auth.second-step.back',
    description: 'Button: back to the form of the password',
    defaultMessage: 'Börja om',
    en: 'Start over',
  },
  wrong: {
    id: 'mf-auth.second-step.wrong',
    description: 'The code does not fit, or was used',
    defaultMessage: 'Det gick inte att logga in med den koden.',
    en: 'Could not log in with that code.',
  },
  wrongPasskey: {
    id: 'mf-auth.second-step.wrong-passkey',
    description: 'The passkey does not fit',
    defaultMessage: 'Det gick inte att logga in med den passnyckeln. Försök igen eller välj ett annat sätt.',
    en: 'Could not log in with that passkey. Try again or choose another way.',
  },
  gaveUp: {
    id: 'mf-auth.second-step.gave-up',
    description: 'The browser has closed its dialog without a passkey',
    defaultMessage: 'Ingen passnyckel användes. Försök igen eller välj ett annat sätt.',
    en: 'No passkey was used. Try again or choose another way.',
  },
  over: {
    id: 'mf-auth.second-step.over',
    description: 'The sign-in has waited too long, or had too many wrong codes',
    defaultMessage: 'Inloggningen har gått ut. Skriv ditt lösenord igen.',
    en: 'This login has ended. Enter your password again.',
  },
})
