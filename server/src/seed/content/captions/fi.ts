import type { CaptionBook } from './book'

const outside = [
  'Koira olisi jatkanut, minä en, jatkettiin.',
  'Tuuli niin kovaa, että piti huutaa.',
  'Ei kenttää, ei ongelmaa.',
  'Lapset juoksivat edellä, kuten aina kotiin päin.',
  'Vastaan tuli kaksi ihmistä ja yksi kettu.',
  'Sade lakkasi juuri, kun ehdittiin perille.',
  'Järvi oli aivan tyyni.',
]
const bathroom = [
  'Kukaan tässä perheessä ei saa lainata.',
  'Peili on huurussa, kuva on rehellinen.',
  'Yhdeksästä purkista on jäljellä kaksi.',
  'Aamu on lyhyt ja lapsia on kaksi.',
  'Jäi hyllyyn, parempaa arvosanaa en anna.',
  'Pyöräilin töihin vastatuuleen.',
]
const family = [
  'Välipalasta tuli päivällinen.',
  'Pikkusisko sai olla tuomari.',
  'Lattia löytyy taas hetken päästä.',
  'Sataa koko viikon, joten jatkamme.',
  'Kukaan ei kysynyt ruutuaikaa koko aamuna.',
  'Ukki istui lattialla tunnin, se on ennätys.',
]

/** Finnish captions. */
export const finnish: CaptionBook = {
  about: {
    light: [
      'Lamppu riitti kotiin asti.',
      'Juoksin järven ympäri töiden jälkeen, yksin valokeilassa.',
      'Iltalenkki piteni puolella, kun näkee mihin astuu.',
      'Pieninkin teho riittää kartan lukemiseen.',
    ],
    cook: [
      'Keittoa laavulla, sade katolla.',
      'Kaikki maistuu paremmalta ulkona, makaronikin.',
      'Liekki kesti tuulen, pipo ei.',
      'Ensimmäinen lettu meni koiralle.',
    ],
    tent: [
      'Ensimmäinen yö teltassa, ja lapset nukkuivat ennen kahdeksaa.',
      'Heräsin sateeseen ja nukahdin samaan sateeseen.',
      'Yksi yö riitti, että haluan toisen.',
      'Kahdeksan minuuttia pystytykseen, puolet keppien etsimiseen.',
    ],
    walk: [
      'Kuivat jalat, märkä koira.',
      'Suoraan suon läpi, ihan kokeeksi. Kestivät.',
      'Rakkoja nolla, mustikoita kaksi litraa.',
      'Lapin sumussa ei näe maisemaa, mutta jalat tietää.',
    ],
    flask: [
      'Vielä seitsemän tunnin jälkeen kuumaa, poltin kieleni.',
      'Kahvi huipulla lasketaan kahdesti.',
      'Pysähdyin ladulle vain kaataakseni kupin.',
      'Heille kaakaota, minulle kahvia, sama tauko.',
    ],
    face: [
      'Kaksi viikkoa samaa voidetta, ja nyt huomaan eron.',
      'Kolme minuuttia, kaksi vaihetta, nukkumaan.',
      'Posket eivät enää kiristä suihkun jälkeen.',
      'Juuri herännyt, ilman meikkiä, ja ihan hyvä niin.',
      'Viisi pisaraa ja hyvää yötä.',
    ],
    hands: [
      'Kädet kiittävät.',
      'Asuu takin taskussa huhtikuuhun.',
      'Pesen käsiä töissä neljäkymmentä kertaa päivässä, joten tiedän.',
      'Puutarhan jälkeen, ennen kahvia.',
    ],
    wash: [
      'Saunan jälkeen tämä on koko rutiini.',
      'Löylyä, lunta ja saippuaa.',
      'Yksi pala kolmen pullon tilalla.',
      'Tuoksuu mökiltä kesäkuussa.',
    ],
    sun: [
      'Aurinkorasva, joka ei jätä valkoiseksi. Enää ei ole tekosyitä.',
      'Korvat myös. Aina korvat.',
      'Tuubin kolmas ranta.',
      'Laituri, hattu ja tämä.',
    ],
    kit: [
      'Kaikki mahtui treenikassiin.',
      'Kolme pientä pulloa, yksi viikonloppu, ei vuotoja.',
      'Hylly ennen, hylly jälkeen.',
      'Mökille ilman koko kylpyhuonetta.',
    ],
    blocks: [
      'Torni pysyi pystyssä yksitoista sekuntia.',
      'Kolmevuotias on arkkitehti, minä olen nosturi.',
      'Rakensimme kaupungin kissalle, hän muuttaa tänään.',
      'Aamupala, palikoita, itkua, palikoita.',
    ],
    book: [
      'Sama kirja, seitsemäs ilta peräkkäin.',
      'Hän osaa sen ulkoa ja korjaa minua.',
      'Kolme peiton alla, yksi taskulamppu, vielä yksi luku.',
      'Hän luki nallelle, minä kuuntelin oven takana.',
    ],
    craft: [
      'Tunti askartelua, kaksi siivousta.',
      'Siitä piti tulla poro. Tuli kissa. Olemme tyytyväisiä.',
      'Liima osui melkein aina oikeaan paikkaan.',
      'Yksi laatikko, yksi pöytä ja lauantai ilman suunnitelmia.',
    ],
    bear: [
      'Nalle pääsi mukaan kauppaan.',
      'Piknik kahdelle, joista toinen on täytetty.',
      'On jo pudonnut lätäkköön ja selvisi pesusta.',
      'Nalle istuu turvaistuimessa, lapsi ei.',
    ],
    party: [
      'Neljä vierasta on juuri sopivasti.',
      'Juhlat tunnissa, kakku viidessä minuutissa.',
      'Laulettiin kahdesti, koska kynttilät olivat niin hienot.',
      'Kaikki saivat pallon mukaansa.',
    ],
  },
  life: {
    light: outside,
    cook: outside,
    tent: outside,
    walk: outside,
    flask: outside,
    face: bathroom,
    hands: bathroom,
    wash: bathroom,
    sun: bathroom.slice(0, 3),
    kit: bathroom,
    blocks: family,
    book: family,
    craft: family,
    bear: family,
    party: family,
  },
  closing: [
    'Miten te teette?',
    'Kysykää kommenteissa.',
    'Lisää storyssa.',
    'Tallenna viikonlopuksi.',
    'Mukavaa viikkoa.',
    'Vinkkejä otetaan vastaan.',
    'Siinä kaikki.',
    'Kirjoita joo, jos olet mukana.',
  ],
}
