import type { Mode, Words } from '../service'

export const words = {
  title: { sv: 'Övningsvärlden', en: 'The practice world' },
  about: {
    sv: 'De här tjänsterna spelas på den här datorn, över leverantörernas egna protokoll. Inget lämnar datorn.',
    en: 'These services are played on this computer, over the vendors’ own protocols. Nothing leaves it.',
  },
  toSamspel: { sv: 'Till Samspel', en: 'To Samspel' },
  mails: { sv: 'Mejlen', en: 'The emails' },
  services: { sv: 'Tjänster', en: 'Services' },
  mode: { sv: 'Läge', en: 'State' },
  acts: { sv: 'Låt något hända', en: 'Make something happen' },
  does: { sv: 'Gör så', en: 'Do it' },
  latest: { sv: 'Hände senast', en: 'What happened last' },
  nothing: {
    sv: 'Inget än. Välj en tjänst och låt något hända.',
    en: 'Nothing yet. Choose a service and make something happen.',
  },
  called: { sv: 'Anropade Samspel', en: 'Called Samspel' },
  answered: { sv: 'svar', en: 'answer' },
  noAnswer: { sv: 'inget svar', en: 'no answer' },
  refused: { sv: 'gick inte', en: 'not done' },
  none: { sv: 'Ingen tjänst spelas.', en: 'No service is played.' },
  choose: { sv: 'Välj', en: 'Choose' },
  without: { sv: 'Spelas så länge inställningen saknas:', en: 'Played as long as this setting is missing:' },
} as const satisfies Record<string, Words>

export const modeWords: Record<Mode, Words> = {
  works: { sv: 'Fungerar', en: 'Works' },
  limits: { sv: 'Begränsar oss', en: 'Limits us' },
  down: { sv: 'Är nere', en: 'Is down' },
  late: { sv: 'Svarar sent', en: 'Answers late' },
  refuses: { sv: 'Nekar', en: 'Refuses' },
}
