import type { NoticeKind } from './topics'
import type { NoticeTexts } from './words'

/** What every account is told about its own safety. */
export const securityTexts = {
  password_changed: {
    sv: {
      title: () => 'Ditt lösenord är bytt',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'Your password was changed',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  email_changed: {
    sv: {
      title: () => 'Din e-postadress är bytt',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'Your email address was changed',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  bank_account_changed: {
    sv: {
      title: () => 'Kontot för utbetalningar är bytt',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'The account for payouts was changed',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  personal_id_changed: {
    sv: {
      title: () => 'Ditt personnummer är ändrat',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'Your personal identity number was changed',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  second_step_on: {
    sv: {
      title: () => 'Inloggning i två steg är på',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'Two-step login is on',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  second_step_off: {
    sv: {
      title: () => 'Inloggning i två steg är av',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'Two-step login is off',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  second_step_changed: {
    sv: {
      title: () => 'Ditt andra inloggningssteg är ändrat',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'Your second login step was changed',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  second_step_reset: {
    sv: {
      title: () => 'Ditt andra inloggningssteg är borttaget av en kollega',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'Your second login step was removed by a colleague',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  second_step_tried: {
    sv: {
      title: () => 'Någon har ditt lösenord och provar koder',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'Someone has your password and is trying codes',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  recovery_code_used: {
    sv: {
      title: () => 'En återställningskod användes för att logga in',
      detail: () => 'Var det inte du? Se mejlet som vi har skickat.',
      action: 'Visa',
    },
    en: {
      title: () => 'A recovery code was used to log in',
      detail: () => 'Was it not you? See the mail that we have sent.',
      action: 'Show',
    },
  },
  new_device: {
    sv: { title: () => 'Inloggning från en ny enhet', detail: (f) => f.text ?? '', action: 'Visa' },
    en: { title: () => 'Sign-in from a new device', detail: (f) => f.text ?? '', action: 'Show' },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeTexts>>
