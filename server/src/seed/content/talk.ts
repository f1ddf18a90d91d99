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

/** Files that go with a line, by their names. */
export const talkFiles: Readonly<Record<string, readonly string[]>> = {
  'Så här ser bakbordet ut. Är det ljust nog?': ['IMG_2038.jpg', 'IMG_2041.jpg'],
  'Så fint. Om vi använder bilderna på webben gäller de här villkoren.': ['Bildlicens.pdf'],
  'Så här blev det i går kväll.': ['Kvällslampan.jpg'],
}

/** Texts that a brand writes often. */
export const talkTemplates: Record<'sv' | 'en', readonly (readonly [name: string, body: string])[]> = {
  sv: [
    [
      'Påminn om inlägg',
      'Hej {förnamn}! Det är {dagar_kvar} kvar till sista dag att publicera för {kampanj}, {sista_dag}. Hör av dig om något saknas.',
    ],
    ['Välkommen med', 'Hej {förnamn}, vad roligt att du är med i {kampanj}! Paketet kommer i veckan.'],
    ['Tack', 'Tack för ett fint inlägg, {förnamn}! Arvodet på {arvode} kan tas ut om tre dagar.'],
  ],
  en: [
    [
      'Remind of the post',
      'Hi {first_name}! There are {days_left} left to publish for {campaign}, {last_day}. Tell us if anything is missing.',
    ],
    ['Welcome', 'Hi {first_name}, great to have you in {campaign}! Your parcel comes this week.'],
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
