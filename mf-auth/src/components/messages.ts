import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  accountType: { id: 'mf-auth.account-type', description: 'Name of the choice between creator and brand', sv: 'Kontotyp', en: 'Account type' },
  creator: { id: 'mf-auth.account-type.creator', description: 'Account type', sv: 'Kreatör', en: 'Creator' },
  brand: { id: 'mf-auth.account-type.brand', description: 'Account type', sv: 'Varumärke', en: 'Brand' },
  email: { id: 'mf-auth.email', description: 'Field', sv: 'E-post', en: 'Email' },
  password: { id: 'mf-auth.password', description: 'Field', sv: 'Lösenord', en: 'Password' },
  repeatPassword: { id: 'mf-auth.repeat-password', description: 'Field', sv: 'Upprepa lösenord', en: 'Repeat password' },
  promiseCreator: { id: 'mf-auth.promise.creator', description: 'Beside the card, for creators', sv: 'Hitta samarbeten som passar dig och se när pengarna kommer.', en: 'Find collaborations that suit you, and see when the money comes.' },
  promiseBrand: { id: 'mf-auth.promise.brand', description: 'Beside the card, for brands', sv: 'Från idé till godkända inlägg, på ett ställe.', en: 'From idea to approved posts, in one place.' },
})
