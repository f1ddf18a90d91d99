import type { Area } from '../pictures/areas'

type Language = 'sv' | 'en'

const topic: Record<Area, Record<Language, string[]>> = {
  coffee: {
    sv: [
      'Har bryggstation hemma och filmar gärna en kort reel om kallbrygg.',
      'Bakar lussekatter med mormor varje år och vill prova bryggen till.',
      'Kokar kaffe ute året runt, tänker saffran i snön.',
      'Fikar offentligt varje söndag, mina följare frågar alltid om bönorna.',
      'Dricker för mycket kaffe och skriver om det utan att skämmas.',
      'Vill jämföra presskaffe och bryggt i samma bild.',
    ],
    en: [
      'I film my pour-over every morning and would love a new bag.',
      'My kitchen window has the best light at eight, perfect for a cup.',
      'I compare beans each month; yours would be November.',
      'Coffee outdoors is most of what I post.',
    ],
  },
  skin: {
    sv: [
      'Har känslig hud och skriver ärligt om vad som fungerar.',
      'Kallbadar tre dagar i veckan och vet hur huden ser ut efteråt.',
      'Mina följare gillar enkla rutiner, två produkter räcker.',
      'Jobbar i vården och tvättar händerna fyrtio gånger om dagen.',
      'Filmar gärna kvällsrutinen i badrummet, utan filter.',
      'Har provat tång förut och vill visa skillnaden efter två veckor.',
    ],
    en: [
      'Sensitive skin here, and honest reviews.',
      'I swim in the sea all winter, so I need this.',
      'My followers ask for short routines; two steps is perfect.',
      'I can show it after the sauna, no filter.',
    ],
  },
  outdoor: {
    sv: [
      'Vandrar varje helg och kommer hem i mörker från oktober till mars.',
      'Har två barn och ett tält som läcker, det blir bra bilder.',
      'Tältar i Sarek i december, lampan får gå på riktigt.',
      'Springer långpass efter jobbet, alltid i mörker.',
      'Lagar mat ute med scouterna och kan visa köket i bruk.',
      'Guidar turer i fjällen och syns för rätt människor.',
    ],
    en: [
      'I am out every weekend from dusk on.',
      'Two kids and a wet tent make honest pictures.',
      'I run in the dark all winter.',
      'We cook outside even in the rain.',
    ],
  },
  home: {
    sv: [
      'Renoverar ett hus från 1924 och fotar i samma rum varje vecka.',
      'Har norrläge och mörka kvällar, perfekt för ljus.',
      'Mina följare frågar alltid om lampan i hörnet.',
      'Gör gärna ett före och efter.',
      'Hyr i andra hand och visar att det går att göra fint ändå.',
    ],
    en: [
      'Old house, dark evenings, many candles.',
      'I post the same corner every season.',
      'A before and after would suit my page.',
      'Rented flat, so I know small changes.',
    ],
  },
  kids: {
    sv: [
      'Har tre barn mellan ett och sex, allt testas hårt.',
      'Pysslar med barnen varje regnig lördag.',
      'Jobbar på förskola och vet vad som håller.',
      'Läser saga i story varje kväll klockan sju.',
      'Min fyraåring bestämmer, det blir ärligt.',
    ],
    en: [
      'Three children under six; everything gets tested.',
      'We craft every rainy Saturday.',
      'I teach preschool and know what lasts.',
      'Bedtime stories are my most watched posts.',
    ],
  },
  snack: {
    sv: [
      'Brer mackor på jobbet och har åsikter om knäcke.',
      'Fredagsmys är mitt mest sedda innehåll.',
      'Packar matlåda fem dagar i veckan och visar allt.',
      'Gör egen ost och saknar något att lägga den på.',
      'Kan laga tre sorters röra i en video.',
    ],
    en: [
      'I pack lunch five days a week and show it all.',
      'Toast is my love language.',
      'I could do a tasting with my dad.',
      'Friday snacks are my most watched posts.',
    ],
  },
}

const addition: Record<Language, string[]> = {
  sv: [
    '',
    '',
    'Kan publicera redan nästa vecka.',
    'Har fri söndag för bilderna.',
    'Kan hämta i butik.',
    'Svarar alltid på kommentarer.',
    'Gör gärna en story också.',
    'Har en kamera utöver mobilen.',
    'Skickar utkast först om ni vill.',
  ],
  en: [
    '',
    '',
    'I can post next week.',
    'Happy to add a story.',
    'I can pick it up.',
    'I answer every comment.',
    'I can send a draft first.',
  ],
}

export const motivationParts = (area: Area, language: Language) => ({
  first: topic[area][language],
  second: addition[language],
})
export const reasons = {
  participation: {
    sv: [
      'Alla platser är fyllda den här gången, sök gärna igen.',
      'Vi söker någon som bor närmare butiken.',
      'Kontot handlar mest om annat än det vi säljer.',
      'Vi har nyss arbetat ihop och vill ge plats åt fler.',
      'Kontot är under åldersgränsen.',
    ],
    en: [
      'All places are taken this time; please apply again.',
      'We look for somebody closer to the shop.',
      'Your page is about other things than ours.',
    ],
  },
  mention: {
    sv: [
      'Märkningen saknas. Skriv "Reklam för" först i texten.',
      'Produkten syns inte i bilden.',
      'Länken leder till fel sida.',
      'Fel konto är omnämnt, rätta och skicka igen.',
    ],
    en: [
      'The ad label is missing. Begin with "Ad for".',
      'The product is not in the picture.',
      'The link goes to the wrong page.',
    ],
  },
}
