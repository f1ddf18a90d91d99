import type { NoticeTopic } from '@samspel/api/notices'
import { defineMessages, type Message } from '@samspel/i18n'

const details = defineMessages({
  applications: {
    id: 'mf-auth.notices.detail-applications',
    description: 'What it is about',
    defaultMessage: 'Någon vill vara med',
    en: 'Someone wants to take part',
  },
  invitations: {
    id: 'mf-auth.notices.detail-invitations',
    description: 'What it is about',
    defaultMessage: 'Erbjudanden, listor och frågor om bilder',
    en: 'Offers, lists and questions about pictures',
  },
  answers: {
    id: 'mf-auth.notices.detail-answers',
    description: 'What it is about',
    defaultMessage: 'Ja och nej på inbjudningar',
    en: 'Yes and no to invitations',
  },
  answersCreator: {
    id: 'mf-auth.notices.detail-answersCreator',
    description: 'What it is about',
    defaultMessage: 'Ja och nej på dina ansökningar',
    en: 'Yes and no to your applications',
  },
  posts: {
    id: 'mf-auth.notices.detail-posts',
    description: 'What it is about',
    defaultMessage: 'Nya inlägg och nya versioner',
    en: 'New posts and new versions',
  },
  postsCreator: {
    id: 'mf-auth.notices.detail-postsCreator',
    description: 'What it is about',
    defaultMessage: 'Godkänt, ändra eller nej',
    en: 'Approved, to be changed, or no',
  },
  deadlines: {
    id: 'mf-auth.notices.detail-deadlines',
    description: 'What it is about',
    defaultMessage: 'Innan det är dags, och när något är sent',
    en: 'Before it is time, and when something is late',
  },
  pickups: {
    id: 'mf-auth.notices.detail-pickups',
    description: 'What it is about',
    defaultMessage: 'Hämtat, och pass som går ut',
    en: 'Picked up, and passes that run out',
  },
  pickupsCreator: {
    id: 'mf-auth.notices.detail-pickupsCreator',
    description: 'What it is about',
    defaultMessage: 'Svar, pass och när de går ut',
    en: 'Answers, passes and when they run out',
  },
  money: {
    id: 'mf-auth.notices.detail-money',
    description: 'What it is about',
    defaultMessage: 'Insättningar, återbetalningar, lågt saldo',
    en: 'Deposits, returns, low balance',
  },
  moneyCreator: {
    id: 'mf-auth.notices.detail-moneyCreator',
    description: 'What it is about',
    defaultMessage: 'Arvoden och utbetalningar',
    en: 'Fees and payouts',
  },
  messages: {
    id: 'mf-auth.notices.detail-messages',
    description: 'What it is about',
    defaultMessage: 'Mejl om du inte läst inom 10 minuter',
    en: 'Email if you have not read it within 10 minutes',
  },
  campaigns: {
    id: 'mf-auth.notices.detail-campaigns',
    description: 'What it is about',
    defaultMessage: 'Beslut om kampanjer, svar om bilder',
    en: 'Decisions on campaigns, answers about pictures',
  },
  reviews: {
    id: 'mf-auth.notices.detail-reviews',
    description: 'What it is about',
    defaultMessage: 'Kampanjer och företag som väntar',
    en: 'Campaigns and companies that wait',
  },
  reports: {
    id: 'mf-auth.notices.detail-reports',
    description: 'What it is about',
    defaultMessage: 'Det som någon har anmält',
    en: 'What someone has reported',
  },
  services: {
    id: 'mf-auth.notices.detail-services',
    description: 'What it is about',
    defaultMessage: 'Certifikat och gränssnitt som går ut',
    en: 'Certificates and interfaces that end',
  },
  news: {
    id: 'mf-auth.notices.detail-news',
    description: 'What it is about',
    defaultMessage: 'Högst en gång i månaden',
    en: 'At most once a month',
  },
  security: {
    id: 'mf-auth.notices.detail-security',
    description: 'What it is about',
    defaultMessage: 'Byte av lösenord och konto, nya enheter',
    en: 'Changes of password and account, new devices',
  },
})

const ofCreators: Partial<Record<NoticeTopic, Message>> = {
  answers: details.answersCreator,
  posts: details.postsCreator,
  pickups: details.pickupsCreator,
  money: details.moneyCreator,
}

/** Description of a topic, with a wording for creators if there is one. */
export const detailOf = (topic: NoticeTopic, isCreator: boolean): Message =>
  (isCreator && ofCreators[topic]) || details[topic]
