import type { CaptionBook } from './book'

const kitchen = [
  'Radioen står på, og ingen trenger meg de neste ti minuttene.',
  'Regnet slår mot ruta, sånn skal det være her.',
  'Naboen ringte på akkurat da det var klart.',
  'Bordet er ikke tørket av, og det får gå.',
  'Ungene sover, det er hele hemmeligheten.',
  'Katten ville absolutt være med på bildet.',
  'Klokka er litt over sju, og det beste er allerede gjort.',
]
const outside = [
  'Ullundertøy, selvfølgelig.',
  'Det blåste så vi måtte rope til hverandre.',
  'Hunden ville lenger, jeg ville hjem, vi gikk lenger.',
  'Ingen dekning, ingen problemer.',
  'Ungene løp foran, som alltid når vi snur.',
  'Vi møtte to stykker og en rev på hele dagen.',
  'Skyene lettet akkurat da vi var oppe.',
]
const rooms = [
  'Listene er ikke malt ennå, se en annen vei.',
  'Vi leier, så det ble ingen hull i veggen.',
  'Hunden fant plassen før meg.',
  'Mørkt ute, ikke her.',
  'Det tok ti minutter og ser ut som en hel helg.',
  'Sofaen er arvet, gulvet er gammelt, resten er nytt.',
]

/** Norwegian captions. */
export const norwegian: CaptionBook = {
  about: {
    brew: [
      'Første koppen, før noen andre er våkne.',
      'Lysbrent og litt syrlig, akkurat som jeg vil ha den.',
      'Malte for hånd i dag, hele blokka vet det.',
      'To kopper igjen, selv om jeg er alene hjemme.',
      'Kaffe på brygga med kald nese.',
      'Søndag, vaffel, svart kaffe.',
    ],
    tea: [
      'Kanna holder akkurat et kapittel.',
      'Te klokka fire, som om noen hadde bedt meg på besøk.',
      'Byttet ut kveldskaffen. Jeg sover!',
    ],
    cold: [
      'Satte flaska i kjøleskapet i går kveld og glemte den. Det var oppskriften.',
      'Kald kaffe, varm genser.',
      'Tolv timer i kjøleskapet, tolv sekunder i glasset.',
      'Isbiter, appelsin og en stol i vinden.',
    ],
    light: [
      'Lykta lyste hele veien hjem.',
      'Løp rundt vannet etter jobb, helt alene i lyskjeglen.',
      'Kveldsturen ble dobbelt så lang når man ser hvor man går.',
      'Det svakeste lyset er nok til å lese kart.',
    ],
    cook: [
      'Suppe under presenningen mens det høljet ned.',
      'Alt smaker bedre ute, til og med makaroni.',
      'Flammen holdt i vinden, det gjorde ikke lua mi.',
      'Den første pannekaka gikk til hunden.',
    ],
    tent: [
      'Første natt i telt, og ungene sov før åtte.',
      'Våknet av regnet og sovnet igjen av det samme.',
      'Én natt var nok til å ville ha en til.',
      'Åtte minutter å sette opp, halve tiden til pluggene.',
    ],
    walk: [
      'Tørre føtter, våt hund.',
      'Rett gjennom myra for å teste. De holdt.',
      'Null gnagsår, to liter blåbær.',
      'Opp i tåka og ned igjen, like blide.',
    ],
    flask: [
      'Fortsatt varmt etter sju timer, jeg brant meg.',
      'Kaffe på toppen teller dobbelt.',
      'Stoppet midt i sporet bare for å skjenke en kopp.',
      'Kakao til dem, kaffe til meg, samme pause.',
    ],
    glow: [
      'Tent klokka fire, slukket klokka elleve.',
      'Det lukter skog i gangen, og det er ikke skoene.',
      'Strømmen gikk, og vi merket det knapt.',
      'Tredje kvelden, og halvparten er igjen.',
    ],
    lamp: [
      'Samme vegg, nytt lys.',
      'Hjørnet som ble husets beste plass.',
      'Endelig kan jeg lese på min side av senga.',
      'Byttet en lampe og fikk et nytt rom.',
    ],
    linen: [
      'Teppet er mitt, resten av sofaen kan vi diskutere.',
      'Balkongen får være med en uke til.',
      'Ull rundt skuldrene og ingen planer.',
      'Det ble slåsskamp om det på hytta.',
    ],
    pot: [
      'Plantet om og fant vinduskarmen igjen.',
      'Basilikumen lever. Tredje uka. Rekord.',
      'Fikk en stikling av naboen, den fikk det fineste huset.',
      'Leire blir penere med åra, i motsetning til meg.',
    ],
  },
  life: {
    brew: kitchen,
    tea: kitchen,
    cold: kitchen,
    light: outside,
    cook: outside,
    tent: outside,
    walk: outside,
    flask: outside,
    glow: rooms,
    lamp: rooms,
    linen: rooms,
    pot: rooms,
  },
  closing: [
    'Hva gjør dere?',
    'Spør i vei i kommentarfeltet.',
    'Mer i story.',
    'Lagre til helga.',
    'God uke videre.',
    'Tips meg gjerne.',
    'Det var det.',
    'Skriv ja hvis du er med.',
  ],
}
