import type { Locale } from '@samspel/api'

/** Texts of a sign, in the language of the store's customers. */
export const texts = {
  sv: {
    document: (name: string) => `Skylt för ${name}`,
    heading: 'Hämta här',
    steps: [
      'Öppna ditt pass i Samspel.',
      'Visa det för oss i kassan, eller välj Skanna butikens kod och rikta kameran hit.',
      'Ta med dig produkten.',
    ],
  },
  en: {
    document: (name: string) => `Sign for ${name}`,
    heading: 'Pick up here',
    steps: [
      'Open your pass in Samspel.',
      "Show it to us at the counter, or choose Scan the store's code and point the camera here.",
      'Take the product with you.',
    ],
  },
} as const satisfies Record<Locale, unknown>
