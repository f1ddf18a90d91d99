import type { Locale } from '../constants'
import type { NoticeTopic } from './topics'

/** The name of each topic, in the settings as in all lists of topics. */
export const noticeTopicNames: Readonly<Record<NoticeTopic, Readonly<Record<Locale, string>>>> = {
  applications: { sv: 'Ansökningar', en: 'Applications' },
  invitations: { sv: 'Inbjudningar', en: 'Invitations' },
  answers: { sv: 'Svar', en: 'Answers' },
  posts: { sv: 'Inlägg', en: 'Posts' },
  deadlines: { sv: 'Sista dagar', en: 'Last days' },
  pickups: { sv: 'Hämtningar i butik', en: 'Pick-ups' },
  money: { sv: 'Pengar', en: 'Money' },
  messages: { sv: 'Meddelanden', en: 'Messages' },
  campaigns: { sv: 'Kampanjer och bilder', en: 'Campaigns and pictures' },
  reviews: { sv: 'Att granska', en: 'To review' },
  reports: { sv: 'Anmälningar', en: 'Reports' },
  services: { sv: 'Anslutna tjänster', en: 'Connected services' },
  news: { sv: 'Nyheter från Samspel', en: 'News from Samspel' },
  security: { sv: 'Säkerhet', en: 'Security' },
}
