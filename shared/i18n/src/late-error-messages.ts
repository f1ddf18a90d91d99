import type { ErrorId, FieldErrorId } from '@samspel/api'
import { defineMessages } from './messages'

/** Texts of errors that few calls answer with: loaded with the first answer that says no, and not before. */
export const lateErrorIdMessages = defineMessages({
  changes_used_up: {
    id: 'i18n.error.changes-used-up',
    description: 'All rounds of changes that the terms name have been asked for',
    defaultMessage: 'Ändringarna som ni kom överens om är använda. Godkänn eller avböj.',
    en: 'The changes that you agreed on are used up. Approve or decline.',
  },
  mention_unchanged: {
    id: 'i18n.error.mention-unchanged',
    description: 'A post was sent again after changes were asked for, but nothing in it has changed',
    defaultMessage: 'Inget är ändrat sedan du lämnade in det. Ändra först, och lämna sedan in igen.',
    en: 'Nothing has changed since you submitted it. Change it first, then submit it again.',
  },
  work_waiting: {
    id: 'i18n.error.work-waiting',
    description: 'Work that was handed in must be answered before its fee can go back',
    defaultMessage: 'Det som är inlämnat väntar på svar. Svara på det först.',
    en: 'Work that was handed in is waiting for an answer. Answer it first.',
  },
  work_underway: {
    id: 'i18n.error.work-underway',
    description: 'Creators still have time to deliver what a fee is held for',
    defaultMessage: 'Kreatörer med reserverat arvode har fortfarande tid att lämna in.',
    en: 'Creators whose fee is on hold still have time to hand in.',
  },
  brand_account_only: {
    id: 'i18n.error.brand-account-only',
    description: 'A booking by hand on a creator’s account',
    defaultMessage: 'Det går bara att bokföra på företags konton. Gör en justering i stället.',
    en: 'Only accounts of companies can be booked on. Make an adjustment instead.',
  },
  second_person_needed: {
    id: 'i18n.error.second-person-needed',
    description: 'Somebody else has to do it',
    defaultMessage: 'Det behövs en andra person. Be en kollega göra det.',
    en: 'A second person is needed. Ask a colleague to do it.',
  },
  papers_missing: {
    id: 'i18n.error.papers-missing',
    description: 'Something was bought for a company whose invoices would lack what the law asks for',
    defaultMessage: 'Fyll i företagets uppgifter först, de ska stå på fakturan.',
    en: 'Fill in the details of the company first, they go on the invoice.',
  },
  bank_account_missing: {
    id: 'i18n.error.bank-account-missing',
    description: 'Payout without bank details',
    defaultMessage: 'Lägg till ett bankkonto först.',
    en: 'Add a bank account first.',
  },
  not_set_up: {
    id: 'i18n.error.not-set-up',
    description: 'The installation lacks a setting that this needs',
    defaultMessage: 'Det här är inte inställt än. Den som driver Samspel behöver ange uppgifterna först.',
    en: 'This has not been set up yet. Whoever runs Samspel must enter the details first.',
  },
  provider_sign_in_needed: {
    id: 'i18n.error.provider-sign-in-needed',
    description: 'The sign-in at Facebook or Instagram has run out',
    defaultMessage: 'Inloggningen hos Instagram eller Facebook gäller inte längre. Logga in igen.',
    en: 'Your Instagram or Facebook login is no longer valid. Log in again.',
  },
  provider_unavailable: {
    id: 'i18n.error.provider-unavailable',
    description: 'Facebook or Instagram does not answer',
    defaultMessage: 'Instagram eller Facebook svarar inte just nu. Försök igen om en stund.',
    en: 'Instagram or Facebook is not answering right now. Try again in a while.',
  },
  confirmation_needed: {
    id: 'i18n.error.confirmation-needed',
    description: 'A change of bank account or password, long after the sign-in',
    defaultMessage: 'Skriv ditt lösenord för att ändra det här.',
    en: 'Enter your password to change this.',
  },
  fresh_sign_in_needed: {
    id: 'i18n.error.fresh-sign-in-needed',
    description: 'The same, for an account without a password',
    defaultMessage: 'Logga in igen för att ändra det här.',
    en: 'Log in again to change this.',
  },
  above_limit: {
    id: 'i18n.error.above-limit',
    description: 'More than the person may approve, alone or with what they approved today',
    defaultMessage: 'Det går över din gräns för i dag. Be en ägare, eller någon med högre gräns, att godkänna.',
    en: 'This goes above your limit for today. Ask an owner, or someone with a higher limit, to approve it.',
  },
  last_owner: {
    id: 'i18n.error.last-owner',
    description: 'The last owner of a company cannot be removed or made something else',
    defaultMessage: 'Företaget måste ha minst en ägare. Gör någon annan till ägare först.',
    en: 'The company needs at least one owner. Make someone else an owner first.',
  },
  last_member: {
    id: 'i18n.error.last-member',
    description: 'The last one who can look after a company or the platform',
    defaultMessage: 'Ingen annan kan sköta det här kontot. Bjud in någon först.',
    en: 'No one else can manage this account. Invite someone first.',
  },
  limit_reached: {
    id: 'i18n.error.limit-reached',
    description: 'There are already as many brands, lists, drafts, products, stores or links as one may have',
    defaultMessage: 'Det finns redan så många som det får finnas. Ta bort några som inte behövs, eller hör av dig.',
    en: 'There are already as many as there may be. Remove some that are not needed, or contact us.',
  },
}) satisfies Partial<Record<ErrorId, unknown>>

/** Texts of message ids of fields that few forms have. */
export const lateFieldMessages = defineMessages({
  no_page: {
    id: 'i18n.field.no_page',
    description: 'An Instagram account without a Facebook page',
    defaultMessage: 'kontot är inte kopplat till en Facebooksida',
    en: 'the account is not linked to a Facebook page',
  },
  no_instagram: {
    id: 'i18n.field.no_instagram',
    description: 'A Facebook page without an Instagram account',
    defaultMessage: 'sidan har inget Instagramkonto',
    en: 'the page has no Instagram account',
  },
  not_professional: {
    id: 'i18n.field.not_professional',
    description: 'A personal Instagram account',
    defaultMessage: 'kontot är inte professionellt',
    en: 'the account is not professional',
  },
  out_of_span: {
    id: 'i18n.field.out_of_span',
    description: 'A fee outside the span that the brand takes proposals in',
    defaultMessage: 'välj ett belopp inom spannet',
    en: 'choose a sum within the span',
  },
  not_other: {
    id: 'i18n.field.not_other',
    description: 'The brand answers with the very fee that the creator has proposed',
    defaultMessage: 'det är vad kreatören redan har föreslagit',
    en: 'that is what the creator has proposed already',
  },
  kind_not_asked: {
    id: 'i18n.field.kind_not_asked',
    description: 'A kind of post that the campaign does not take',
    defaultMessage: 'kampanjen tar inte den sortens inlägg',
    en: 'the campaign does not take that kind of post',
  },
  wrong_personal_id: {
    id: 'i18n.field.wrong_personal_id',
    description: 'A personal id of the right form whose day does not exist or whose check digit is wrong',
    defaultMessage: 'personnumret finns inte, kontrollera siffrorna',
    en: 'this number does not exist, check the digits',
  },
  only_in_sweden: {
    id: 'i18n.field.only_in_sweden',
    description: 'Something that Swedish tax alone asks for',
    defaultMessage: 'finns bara i Sverige',
    en: 'is available in Sweden only',
  },
  wrong_length: {
    id: 'i18n.field.wrong_length',
    description: 'A number of a company has too few or too many digits',
    defaultMessage: 'fel antal siffror',
    en: 'the wrong number of digits',
  },
  wrong_number: {
    id: 'i18n.field.wrong_number',
    description: 'The check digit of a number of a company does not fit',
    defaultMessage: 'numret stämmer inte, kontrollera siffrorna',
    en: 'the number is not right, check the digits',
  },
  wrong_postal_code: {
    id: 'i18n.field.wrong_postal_code',
    description: 'No post code of the country',
    defaultMessage: 'inget postnummer i det landet',
    en: 'not a post code of that country',
  },
  wrong_code: {
    id: 'i18n.field.wrong_code',
    description: 'A code of the second step of signing in that does not fit',
    defaultMessage: 'fel kod',
    en: 'wrong code',
  },
  iban_needed: {
    id: 'i18n.field.iban_needed',
    description: 'A domestic account number of somebody outside Sweden',
    defaultMessage: 'ange kontot som IBAN',
    en: 'enter the account as an IBAN',
  },
  unknown_bank: {
    id: 'i18n.field.unknown_bank',
    description: 'A Swedish clearing number that is not known; the number may be right',
    defaultMessage: 'vi känner inte till clearingnumret, ange kontot som IBAN',
    en: 'we do not know this clearing number, enter the account as an IBAN',
  },
  wrong_check_digit: {
    id: 'i18n.field.wrong_check_digit',
    description: 'A domestic account number whose check digit is wrong: a digit was mistyped',
    defaultMessage: 'kontrollsiffran stämmer inte, kontrollera siffrorna eller ange kontot som IBAN',
    en: 'the check digit is wrong, check the digits or enter the account as an IBAN',
  },
  breached: {
    id: 'i18n.field.breached',
    description: 'A password that is known from a leak elsewhere',
    defaultMessage: 'det lösenordet finns i läckor från andra tjänster. Välj ett annat.',
    en: 'that password is known from leaks of other services. Choose another one.',
  },
  own_words: {
    id: 'i18n.field.own_words',
    description: 'A password made of the own name, address or the name of the service',
    defaultMessage: 'lösenordet liknar ditt namn, din adress eller Samspel. Välj ett som ingen kan gissa.',
    en: 'that password resembles your name, your address or Samspel. Choose one that nobody can guess.',
  },
  too_common: {
    id: 'i18n.field.too_common',
    description: 'A password that many people have',
    defaultMessage: 'det lösenordet är för vanligt. Välj ett som ingen annan kommer på.',
    en: 'that password is too common. Choose one that no one else would think of.',
  },
  already_confirmed: {
    id: 'i18n.field.already_confirmed',
    description: 'An address that is confirmed',
    defaultMessage: 'är redan bekräftad',
    en: 'is already confirmed',
  },
  token_invalid: {
    id: 'i18n.field.token_invalid',
    description: 'A link that is no longer valid',
    defaultMessage: 'länken är inte längre giltig',
    en: 'the link is no longer valid',
  },
  address_in_name: {
    id: 'i18n.field.address_in_name',
    description: 'A name of a person, company, brand or store that holds a web or e-mail address',
    defaultMessage: 'ett namn kan inte innehålla en webb- eller e-postadress',
    en: 'a name cannot hold a web or email address',
  },
}) satisfies Partial<Record<FieldErrorId, unknown>>
