/** Conversations: u = the brand's staff, c = the creator. */
export const conversations: Record<'sv' | 'en', readonly (readonly [author: 'u' | 'c', body: string])[][]> = {
  sv: [
    [
      ['u', 'Hej och välkommen! Paketet skickas på torsdag, säg till om adressen har ändrats.'],
      ['c', 'Hej! Adressen stämmer, tack.'],
      ['u', 'Perfekt, spårningsnumret kommer i ett mejl.'],
      ['c', 'Det kom i dag. Så fint inslaget!'],
    ],
    [
      ['c', 'Hej! Går det bra att jag publicerar på söndag i stället för fredag?'],
      ['u', 'Absolut, söndag går bra.'],
      ['c', 'Toppen, då hinner jag baka också.'],
    ],
    [
      ['u', 'Vilka fina bilder! Får vi dela den andra i vår egen kanal?'],
      ['c', 'Ja gärna, tagga mig bara.'],
      ['u', 'Självklart. Tack!'],
    ],
    [
      ['c', 'Måste texten börja med Reklam för, även i story?'],
      ['u', 'Ja, det ska synas direkt i båda.'],
      ['c', 'Då lägger jag det överst.'],
    ],
    [
      ['u', 'Vi saknar märkningen i första raden. Kan du rätta och skicka igen?'],
      ['c', 'Oj, fixar det i kväll.'],
    ],
    [
      ['c', 'Finns det en vegansk variant?'],
      ['u', 'Alla sorter utom en. Säg vilken du vill ha så byter vi.'],
      ['c', 'Den med havssalt i så fall.'],
      ['u', 'Noterat.'],
    ],
    [
      ['u', 'Tack för samarbetet! Pengarna kan tas ut om tre dagar.'],
      ['c', 'Tack själva, hoppas vi ses igen.'],
    ],
  ],
  en: [
    [
      ['u', 'Hi and welcome! Your parcel leaves on Thursday.'],
      ['c', 'Thank you, looking forward to it.'],
      ['u', 'Tell us if anything is missing.'],
    ],
    [
      ['c', 'Could I post on Sunday instead of Friday?'],
      ['u', 'Of course, Sunday is fine.'],
      ['c', 'Great, then the light will be better too.'],
    ],
    [
      ['u', 'Lovely pictures. May we share the second one?'],
      ['c', 'Please do, just tag me.'],
    ],
    [
      ['c', 'Does the label need to be in the story too?'],
      ['u', 'Yes, please, in both.'],
      ['c', 'Will do.'],
    ],
  ],
}

export const categories: readonly (readonly [sv: string, en: string])[] = [
  ['Mat och bakning', 'Food and baking'],
  ['Kaffe och te', 'Coffee and tea'],
  ['Skönhet och hud', 'Beauty and skin'],
  ['Friluftsliv', 'Outdoors'],
  ['Hem och inredning', 'Home and interior'],
  ['Familj och barn', 'Family and children'],
  ['Träning och hälsa', 'Fitness and health'],
  ['Resor', 'Travel'],
  ['Mode', 'Fashion'],
  ['Trädgård och odling', 'Garden and growing'],
  ['Pyssel och hantverk', 'Crafts'],
  ['Böcker och kultur', 'Books and culture'],
]

/** A notice that is still to come, and one whose time has passed. */
export const coming = {
  sv: 'Supporten har stängt för utbildning i två dagar och svarar därefter igen.',
  en: 'Our support is closed for training for two days and answers again after that.',
}
export const past = {
  sv: 'Vi uppdaterar Samspel i kväll mellan 21 och 23.30. Spara det du skriver innan dess.',
  en: 'We are updating Samspel tonight between 9 and 11.30 pm. Save what you write before then.',
}

export const banner = {
  sv: 'Demodata: varumärken och personer är påhittade. Ändra vad du vill.',
  en: 'Demo data: brands and people are invented. Change what you like.',
}
