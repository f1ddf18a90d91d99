import type { Locale } from '@samspel/api'

interface PaperTexts {
  list: string
  labels: string
  page: (at: number, of: number) => string
  count: (n: number) => string
  greeting: string
  note: string
  noChoice: string
}

export const paperTexts: Record<Locale, PaperTexts> = {
  sv: {
    list: 'Packlista',
    labels: 'Etiketter',
    page: (at, of) => `Sida ${at} av ${of}`,
    count: (n) => (n === 1 ? '1 paket' : `${n} paket`),
    greeting: 'Hälsning',
    note: 'Bud',
    noChoice: 'Inget val',
  },
  en: {
    list: 'Packing list',
    labels: 'Labels',
    page: (at, of) => `Page ${at} of ${of}`,
    count: (n) => (n === 1 ? '1 parcel' : `${n} parcels`),
    greeting: 'Greeting',
    note: 'Delivery note',
    noChoice: 'No choice',
  },
}
