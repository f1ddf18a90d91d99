type Language = 'sv' | 'en'

/** Texts of the desk: lists, invitations, notes, ratings, delivery problems, image purchases. */
export const deskWords = {
  lists: {
    sv: [
      ['Favoriter', 'Svarar snabbt, levererar i tid och har rätt ton.'],
      ['Vill vara med', 'För dig som gärna samarbetar med oss. Vi läser alla ansökningar varje vecka.'],
      ['Nära våra butiker', 'Kan hämta själva och visa butiken.'],
    ],
    en: [
      ['Favourites', 'Quick to answer, on time and with the right tone.'],
      ['Would like to join', 'For those who would like to work with us. We read every request each week.'],
      ['Near our shops', 'Can pick up themselves and show the shop.'],
    ],
  },
  asks: {
    sv: [
      'Har använt era produkter i flera år och fotar gärna mer.',
      'Bor nära butiken och kan hämta när som helst.',
      'Min publik frågar ofta efter det ni gör.',
    ],
    en: [
      'I have used your products for years.',
      'I live close to the shop and can pick up any day.',
      'My followers often ask for what you make.',
    ],
  },
  invitation: {
    sv: [
      'Vi såg dina senaste bilder och tänkte direkt på dig.',
      'Förra samarbetet blev så fint. Har du lust igen?',
      '',
    ],
    en: ['We saw your last pictures and thought of you.', 'The last time went so well. Again?', ''],
  },
  notes: {
    sv: [
      'Filmar bra. Ring om något är oklart.',
      'Bra engagemang, lite få bilder på produkter.',
      'Samarbetade med oss i våras, allt i tid.',
    ],
    en: [
      'Films well. Call if in doubt.',
      'Good engagement, few pictures of products.',
      'Worked with us in spring, all on time.',
    ],
  },
  profileNotes: {
    sv: [
      'Vill helst ha paket till jobbet.',
      'Svarar snabbast på kvällen.',
      'Bra på stilla bilder, mindre van vid film.',
      'Frågade om ett längre samarbete till våren.',
      'Allergisk mot nötter.',
      'Höll allt vi kom överens om, även när paketet var sent.',
    ],
    en: [
      'Prefers parcels to be sent to work.',
      'Quickest to answer in the evening.',
      'Good at stills, less used to film.',
      'Asked about working together for longer next spring.',
      'Allergic to nuts.',
      'Kept to everything we agreed, even though the parcel was late.',
    ],
  },
  ratings: {
    sv: {
      5: ['Fina bilder, i tid och precis som vi kom överens om.', 'Svarade samma dag. Gärna igen.'],
      4: ['Bra innehåll, märkningen fick rättas en gång.'],
      3: ['Bilderna kom några dagar sent.'],
      2: ['Svårt att få svar.'],
    },
    en: {
      5: ['Lovely pictures, on time.', 'Answered the same day. Gladly again.'],
      4: ['Good content, the label had to be mended once.'],
      3: ['The pictures came some days late.'],
      2: ['Hard to reach.'],
    },
  },
  problems: {
    sv: [
      [
        'damaged',
        'Paketet var blött och innehållet gick inte att använda.',
        'Vi skickar ett nytt i dag och flyttar fram ditt datum.',
      ],
      ['not_arrived', 'Spårningen har stått still i en vecka.', 'Paketet hade fastnat, det är på väg igen.'],
      ['wrong_item', 'Fel storlek i kartongen.', 'Behåll den, rätt storlek är skickad.'],
    ],
    en: [
      [
        'damaged',
        'The parcel was wet and nothing in it could be used.',
        'A new one leaves today and your day has been moved.',
      ],
      ['not_arrived', 'Tracking has stood still for a week.', 'It was stuck and is on its way again.'],
      ['wrong_item', 'The wrong size was in the box.', 'Keep it, the right one has left.'],
    ],
  },
  image: {
    sv: [
      'Vi vill gärna visa bilden i vårens annonser.',
      'Bilden passar perfekt på vår startsida.',
      'Till nyhetsbrevet i december.',
    ],
    en: [
      'We would love to show it in our spring ads.',
      'It is perfect for our front page.',
      'For the newsletter in December.',
    ],
  },
  imageNo: {
    creator: { sv: 'Jag vill inte att barnen syns i annonser.', en: 'I do not want the children in ads.' },
    brand: { sv: 'Vi valde en annan bild den här gången.', en: 'We chose another picture this time.' },
  },
  returned: {
    sv: 'Bilden är för mörk och produktens värde saknas. Rätta och skicka igen.',
    en: 'The picture is too dark. Please mend and send again.',
  },
} as const satisfies Record<string, Record<Language, unknown> | Record<string, Record<Language, string>>>

/** Known, so that a shared report can be looked at: /reports/samspel-demo-report */
export const reportToken = 'samspel-demo-report'
