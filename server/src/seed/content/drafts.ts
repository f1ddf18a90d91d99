import type { ObjectName } from '../pictures/objects'
import type { PlaceName } from '../pictures/places'

/** Pictures that demo drafts show: what is in them, and what is said of it. */
export const draftShots = {
  cup: { object: 'mug', place: 'breakfast', alt: 'En kopp nybryggt kaffe på frukostbordet' },
  pan: { object: 'pan', place: 'counter', alt: 'Kaffebönor som rostas i en stekpanna' },
  bag: { object: 'bag', place: 'counter', alt: 'En påse gröna bönor på bänken' },
  press: { object: 'press', place: 'balcony', alt: 'En kaffepress på balkongen' },
} as const satisfies Record<string, { object: ObjectName; place: PlaceName; alt: string }>
export type DraftShot = keyof typeof draftShots

/** Where on a picture, or which words of the text. */
type Pin = { x: number; y: number } | { words: string }

/** Something that was sent, and what the brand has said to it. Days count from today. */
export interface DraftVersionPlan {
  sent: readonly [day: number, hour: number, minute: number]
  caption: string
  shots: readonly DraftShot[]
  answered?: { at: readonly [day: number, hour: number, minute: number]; outcome: 'changes_requested' | 'approved' }
  note?: string
  comments?: readonly { pin: Pin; text: string; isDone?: boolean }[]
}
export interface DraftPlan {
  username: string
  versions: readonly DraftVersionPlan[]
}

/**
 * Drafts of the campaign that asks for them: four wait for an answer, one of them today; one is its creator's to change. One was never
 * answered: the clock approves it as soon as the demo runs.
 */
export const draftPlans: readonly DraftPlan[] = [
  {
    username: 'emmasfika',
    versions: [
      {
        sent: [-5, 11, 20],
        caption:
          'Nu har jag rostat mitt eget kaffe! Reklam för @bjorkbrygg. Gröna bönor i stekpannan, tolv minuter och mycket rök. #rosta',
        shots: ['cup'],
        answered: { at: [-4, 9, 15], outcome: 'changes_requested' },
        note: 'Fint! Börja gärna texten med reklammarkeringen.',
        comments: [{ pin: { x: 0.76, y: 0.8 }, text: 'Ta bort skeden.', isDone: true }],
      },
      {
        sent: [-3, 9, 5],
        caption:
          'Reklam för @bjorkbrygg. I går rostade jag gröna bönor i stekpannan för första gången. Det luktade bränt, sedan nougat, sedan Sveriges godaste bryggkaffe. Tolv minuter, mer är det inte. #rosta',
        shots: ['cup', 'pan'],
        comments: [
          { pin: { x: 0.19, y: 0.31 }, text: 'Visa påsen också, nu ser man bara koppen.' },
          {
            pin: { words: 'Sveriges godaste bryggkaffe' },
            text: 'Stryk ”Sveriges godaste” eller länka till ett test.',
          },
        ],
      },
    ],
  },
  {
    username: 'skogsfikarna',
    versions: [
      {
        sent: [-2, 8, 40],
        caption:
          'Annons för @bjorkbrygg. Rostade bönorna över elden vid vindskyddet. Ojämnt, men godare än hemma. #rosta',
        shots: ['bag'],
      },
    ],
  },
  {
    username: 'kaffekarin',
    versions: [
      {
        sent: [-2, 10, 10],
        caption: 'Reklam för @bjorkbrygg. Rostat i går, malt i dag, pressat på balkongen i fyra minuter. #rosta',
        shots: ['press'],
      },
    ],
  },
  {
    username: 'pressochpapper',
    versions: [
      {
        sent: [-1, 7, 30],
        caption: 'Reklam för @bjorkbrygg. Första pannan brändes vid. Den andra blev morgonens bästa kopp. #rosta',
        shots: ['pan'],
      },
    ],
  },
  {
    username: 'nordiskafrukostar',
    versions: [
      {
        sent: [-4, 12, 25],
        caption:
          'Reklam för @bjorkbrygg. Bullarna jäser, bönorna knäpper i pannan. Så luktar det hela lördagen här hemma. #rosta',
        shots: ['pan'],
        answered: { at: [-3, 10, 30], outcome: 'changes_requested' },
        note: 'Vi gillar tonen. Två små saker, sedan är det klart.',
        comments: [
          { pin: { x: 0.5, y: 0.42 }, text: 'Ta gärna en bild där bönorna syns på nära håll.' },
          { pin: { words: 'hela lördagen' }, text: 'Nämn att det tar tolv minuter, annars låter det svårt.' },
        ],
      },
    ],
  },
  {
    username: 'miladbrygger',
    versions: [
      {
        sent: [-4, 15, 5],
        caption: 'Annons för @bjorkbrygg. Från grön till brun på tolv minuter, och köket doftar fortfarande. #rosta',
        shots: ['bag'],
        answered: { at: [-3, 11, 0], outcome: 'approved' },
      },
    ],
  },
  {
    username: 'hemmahosidun',
    versions: [
      {
        sent: [-5, 13, 40],
        caption: 'Reklam för @bjorkbrygg. Tolv minuter vid spisen och sedan världens enklaste kaffe på trappan. #rosta',
        shots: ['press'],
      },
    ],
  },
]
