import type { CaptionBook } from './book'

const bathroom = [
  'Ingen her i huset får lov at låne den.',
  'Spejlet er dugget, billedet er ærligt.',
  'Jeg er gået fra ni krukker til to.',
  'Modvind hele vejen på cyklen i dag.',
  'Den bliver stående på hylden, bedre ros får den ikke.',
  'Morgenen er kort, og børnene er to.',
  'Lyset på badeværelset er grimt, og det er fint nok.',
]
const rooms = [
  'Panelerne er ikke malet endnu, kig den anden vej.',
  'Vi bor til leje, så der kom ingen huller i væggen.',
  'Hunden fandt pladsen før mig.',
  'Mørkt ude, ikke herinde.',
  'Det tog ti minutter og ligner en hel weekend.',
  'Sofaen er arvet, gulvet er gammelt, resten er nyt.',
]
const kitchen = [
  'Bordet er ikke tørret af, og det må det gerne være.',
  'Naboen ringede på, lige da det var klar.',
  'Vi dækkede til fire og blev syv.',
  'Radioen spiller, og ingen vil mig noget.',
  'Min mor siger god for den.',
  'Regnen står ned, og vi bliver hjemme.',
]

/** Danish captions. */
export const danish: CaptionBook = {
  about: {
    face: [
      'To uger med den samme creme, og nu kan jeg se det.',
      'Tre minutter, to trin, i seng.',
      'Kinderne strammer ikke længere efter badet.',
      'Nyvågen, uden makeup og helt okay med det.',
      'Fem dråber, hænderne mod ansigtet, godnat.',
      'Jeg er 41 og har endelig en rutine, jeg holder.',
    ],
    hands: [
      'Mine hænder siger tak.',
      'Bor i jakkelommen indtil april.',
      'Efter haven, før kaffen.',
      'Jeg vasker hænder fyrre gange om dagen på jobbet, så jeg ved det.',
    ],
    wash: [
      'Efter vinterbadet er det hele rutinen.',
      'Ét stykke i stedet for tre flasker.',
      'Badekarret er fyldt, telefonen ligger i køkkenet.',
      'Salt i håret, varmt brusebad, og så den her.',
    ],
    sun: [
      'Solcreme, der ikke gør mig hvid. Nu har jeg ingen undskyldning.',
      'Ørerne også. Altid ørerne.',
      'Tubens tredje strand.',
      'Jeg plejer at brænde næsen. Ikke i år.',
    ],
    kit: [
      'Det hele kunne være i sportstasken.',
      'Tre små flasker, en weekend, ingen læk.',
      'Hylden før, hylden efter.',
      'Sommerhus uden at slæbe hele badeværelset med.',
    ],
    glow: [
      'Tændt klokken fire, slukket klokken elleve.',
      'Der dufter af skov i entreen, og det er ikke skoene.',
      'Fire vinduer, fire flammer.',
      'Hygge er ikke et ord, det er det her.',
    ],
    lamp: [
      'Samme væg, nyt lys.',
      'Hjørnet, der blev husets bedste plads.',
      'Nu kan jeg læse på min side af sengen.',
      'En ny lampe, og så lignede det et andet rum.',
    ],
    linen: [
      'Plaiden er min, resten af sofaen kan vi forhandle om.',
      'Altanen får en uge mere.',
      'Uld om skuldrene og ingen planer.',
      'Vi sloges om den i sommerhuset.',
    ],
    pot: [
      'Plantede om og fandt vindueskarmen igen.',
      'Basilikummen lever. Tredje uge. Rekord.',
      'Fik en stikling af naboen, den fik det fineste hus.',
      'Ler bliver kønnere med årene.',
    ],
    crisp: [
      'Knækbrød, smør, ost. Færdig.',
      'Madpakken, som kollegerne kigger på.',
      'Man kan høre, når jeg spiser frokost.',
      'Sild på den ene halvdel, æg på den anden.',
    ],
    jam: [
      'Tre slags syltetøj, ingen vinder.',
      'Grøden var en undskyldning.',
      'Med skeen direkte i glasset, ingen så det.',
      'Hele bær, det er forskellen.',
    ],
    chocolate: [
      'To stykker efter maden. Okay, fire.',
      'Gemte pladen bag linserne, der leder ingen.',
      'Mørk chokolade og et glas mælk, som da jeg var otte.',
      'Hakkede den i kagen, det burde være en lov.',
    ],
    box: [
      'Fredag aften, og skålen er allerede tom.',
      'Vi smagte fire og stemte. Det blev uafgjort.',
      'Filmen var dårlig, snacksene var ikke.',
      'Åbnede den i toget og fik nye venner.',
    ],
  },
  life: {
    face: bathroom,
    hands: bathroom,
    wash: bathroom,
    sun: bathroom.slice(0, 3),
    kit: bathroom,
    glow: rooms,
    lamp: rooms,
    linen: rooms,
    pot: rooms,
    crisp: kitchen,
    jam: kitchen,
    chocolate: kitchen,
    box: kitchen,
  },
  closing: [
    'Hvad gør I?',
    'Spørg løs i kommentarerne.',
    'Mere i min story.',
    'Gem til weekenden.',
    'God uge derude.',
    'Kom gerne med tips.',
    'Det var det.',
    'Skriv ja, hvis du er med.',
  ],
}
