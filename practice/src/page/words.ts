import type { Mode, Words } from '../service'

export const words = {
  title: { sv: 'Övningsvärlden', en: 'The practice world' },
  about: {
    sv: 'De här tjänsterna spelas på den här datorn, över leverantörernas egna protokoll. Inget lämnar datorn.',
    en: 'These services are played on this computer, over the vendors’ own protocols. Nothing leaves it.',
  },
  mode: { sv: 'Läge', en: 'State' },
  change: { sv: 'Byt', en: 'Change' },
  does: { sv: 'Gör så', en: 'Do it' },
  happened: { sv: 'Svar', en: 'Answer' },
  none: { sv: 'Ingen tjänst spelas.', en: 'No service is played.' },
} as const satisfies Record<string, Words>

export const modeWords: Record<Mode, Words> = {
  works: { sv: 'fungerar', en: 'works' },
  limits: { sv: 'begränsar oss', en: 'limits us' },
  down: { sv: 'är nere', en: 'is down' },
  late: { sv: 'svarar sent', en: 'answers late' },
  refuses: { sv: 'nekar', en: 'refuses' },
}
