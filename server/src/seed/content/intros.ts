import type { Tongue } from './tongues'

type Parts = readonly [first: readonly string[], then: readonly string[], last: readonly string[]]

/** How creators greet whoever opens their page, sentence by sentence. */
export const intros: Readonly<Record<Tongue, Parts>> = {
  sv: [
    [
      'Vardag som den är, med kaffe.',
      'Välkommen in, ursäkta röran.',
      'Här ligger det jag har gjort på sistone.',
      'Jag visar det jag själv använder.',
      'Ute så ofta det går, inne när det regnar.',
      'Mat, hem och två barn som alltid är med på bild.',
      'Korta filmer, lugna bilder.',
      'Hej! Kul att du hittade hit.',
      'Allt är fotat hemma, inget är uppstyrt.',
      'Sju år med samma kamera och samma köksbord.',
    ],
    [
      'Skriv gärna om ett samarbete.',
      'Jag tackar ja till två uppdrag i månaden.',
      'Helst produkter som håller länge.',
      'Mina följare frågar mycket, jag svarar på allt.',
      'Ärliga ord, även när något inte fungerar.',
      'Helst varumärken från närheten.',
      'Nytt varje torsdag.',
      'Jag kan både filma och skriva.',
    ],
    [
      'Länkarna finns här under.',
      'Vi hörs!',
      'Mejla om du undrar något.',
      'Priser får du om du frågar.',
      'Kaffe går också bra.',
      'Tack för att du tittar in.',
    ],
  ],
  nb: [
    [
      'Hverdag som den er, med kaffe.',
      'Velkommen inn, unnskyld rotet.',
      'Her ligger det jeg har laget i det siste.',
      'Jeg viser det jeg selv bruker.',
      'Ute så ofte det går.',
      'Korte filmer, rolige bilder.',
    ],
    [
      'Skriv gjerne om et samarbeid.',
      'Jeg sier ja til to oppdrag i måneden.',
      'Helst ting som varer.',
      'Ærlige ord, også når noe ikke virker.',
    ],
    ['Lenkene står under.', 'Vi snakkes!', 'Send en e-post hvis du lurer på noe.', 'Takk for at du titter innom.'],
  ],
  da: [
    [
      'Hverdag, som den er, med kaffe.',
      'Kom indenfor, undskyld rodet.',
      'Her ligger det, jeg har lavet på det sidste.',
      'Jeg viser det, jeg selv bruger.',
      'Ude så tit det kan lade sig gøre.',
      'Korte film, rolige billeder.',
    ],
    [
      'Skriv gerne om et samarbejde.',
      'Jeg siger ja til to opgaver om måneden.',
      'Helst ting, der holder.',
      'Ærlige ord, også når noget ikke virker.',
    ],
    ['Linkene står herunder.', 'Vi ses!', 'Send en mail, hvis du har spørgsmål.', 'Tak, fordi du kigger forbi.'],
  ],
  fi: [
    [
      'Arkea sellaisena kuin se on, kahvin kanssa.',
      'Tervetuloa, anteeksi sotku.',
      'Tässä on viime aikojen töitä.',
      'Näytän vain sitä, mitä itse käytän.',
      'Ulkona aina kun voi.',
      'Lyhyitä videoita, rauhallisia kuvia.',
    ],
    [
      'Kirjoita, jos haluat tehdä yhteistyötä.',
      'Otan kaksi toimeksiantoa kuussa.',
      'Mieluiten kestäviä tuotteita.',
      'Rehellisiä sanoja, myös kun jokin ei toimi.',
    ],
    ['Linkit ovat alla.', 'Nähdään!', 'Laita sähköpostia, jos jokin askarruttaa.', 'Kiva kun kävit.'],
  ],
  en: [
    [
      'Everyday life as it is, with coffee.',
      'Come in, excuse the mess.',
      'This is what I have been making lately.',
      'I show what I use myself.',
      'Outdoors whenever possible, indoors when it rains.',
      'Short films, calm pictures.',
    ],
    [
      'Write to me about working together.',
      'I say yes to two briefs a month.',
      'Things that last, if I may choose.',
      'Honest words, also when something does not work.',
    ],
    ['The links are below.', 'Speak soon!', 'Email me if you wonder about anything.', 'Thanks for looking in.'],
  ],
}

/** Writes greetings, nobody like anybody else. */
export const introWriter = () => {
  const written = new Set<string>()
  return (tongue: Tongue, share: number): string => {
    const [first, then, last] = intros[tongue]
    const count = first.length * then.length * last.length
    const start = Math.floor(share * count)
    for (let at = 0; at < count; at += 1) {
      const place = (start + at * 7) % count
      const rest = Math.floor(place / first.length)
      const intro = [
        first[place % first.length]!,
        then[rest % then.length]!,
        last[Math.floor(rest / then.length)]!,
      ].join(' ')
      if (written.has(intro)) continue
      written.add(intro)
      return intro
    }
    throw new Error(`Every greeting in ${tongue} is taken`)
  }
}
