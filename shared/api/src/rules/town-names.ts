import { plainText } from './plain-text'

/** Towns that have several names, in our five countries: the one on maps first. */
const towns = [
  'København Köpenhamn Copenhagen Kööpenhamina',
  'Aarhus Århus',
  'Aalborg Ålborg',
  'Aabenraa Åbenrå Apenrade',
  'Haderslev Hadersleben',
  'Sønderborg Sonderburg',
  'Tønder Tondern',
  'Helsingør Helsingör Elsinore',
  'Oslo Kristiania Christiania',
  'Trondheim Trondhjem Nidaros Tråante',
  'Tromsø Romsa Tromssa',
  'Bodø Bådåddjo',
  'Alta Áltá',
  'Vadsø Čáhcesuolu Vesisaari',
  'Kirkenes Kirkkoniemi',
  'Karasjok Kárášjohka',
  'Kautokeino Guovdageaidnu',
  'Göteborg Gothenburg',
  'Stockholm Tukholma',
  'Luleå Luulaja Julev',
  'Umeå Uumaja Ubmeje',
  'Östersund Staare',
  'Kiruna Giron Kiiruna',
  'Gällivare Jällivaara Váhtjer',
  'Jokkmokk Jåhkåmåhkke',
  'Övertorneå Matarengi Matarenki',
  'Uppsala Upsala',
  'Haparanda Haaparanta',
  'Helsinki Helsingfors',
  'Turku Åbo',
  'Tampere Tammerfors',
  'Espoo Esbo',
  'Vantaa Vanda',
  'Oulu Uleåborg',
  'Pori Björneborg',
  'Vaasa Vasa',
  'Porvoo Borgå',
  'Hämeenlinna Tavastehus',
  'Lappeenranta Villmanstrand',
  'Kokkola Karleby Gamlakarleby',
  'Jakobstad Pietarsaari',
  'Rauma Raumo',
  'Lahti Lahtis',
  'Hyvinkää Hyvinge',
  'Järvenpää Träskända',
  'Kerava Kervo',
  'Kauniainen Grankulla',
  'Raseborg Raasepori',
  'Ekenäs Tammisaari',
  'Hanko Hangö',
  'Loviisa Lovisa',
  'Naantali Nådendal',
  'Pargas Parainen',
  'Uusikaupunki Nystad',
  'Savonlinna Nyslott',
  'Kristinestad Kristiinankaupunki',
  'Kaskinen Kaskö',
  'Nykarleby Uusikaarlepyy',
  'Närpes Närpiö',
  'Mariehamn Maarianhamina',
  'Hamina Fredrikshamn',
  'Tornio Torneå',
  'Raahe Brahestad',
  'Kajaani Kajana',
  'Iisalmi Idensalmi',
  'Kirkkonummi Kyrkslätt',
  'Sipoo Sibbo',
  'Tuusula Tusby',
  'Lohja Lojo',
  'Korsholm Mustasaari',
  'Ingå Inkoo',
  'Siuntio Sjundeå',
  'Vihti Vichtis',
  'Karkkila Högfors',
  'Kemiö Kimito',
  'Lieto Lundo',
  'Raisio Reso',
  'Laitila Letala',
  'Ulvila Ulvsby',
  'Eurajoki Euraåminne',
  'Lapua Lappo',
  'Maalahti Malax',
  'Vöyri Vörå',
  'Luoto Larsmo',
  'Kruunupyy Kronoby',
  'Pyhtää Pyttis',
  'Lapinjärvi Lappträsk',
  'Liminka Limingo',
  'Inari Enare Aanaar',
  'Utsjoki Ohcejohka',
  'London Lontoo',
  'Edinburgh Edinburg',
  'Cardiff Caerdydd',
  'Swansea Abertawe',
  'Newport Casnewydd',
  'Wrexham Wrecsam',
  'Londonderry Derry',
].map((names) => names.split(' ').map(plainText))

const shortestBeginning = 4

/**
 * The other names of the towns with this name, in small letters without marks. From four letters on the beginning of a name is enough, as
 * it is typed: `köpenh` gives `kobenhavn`; not where the whole name is asked for.
 */
export const otherTownNames = (name: string, asked: 'begun' | 'whole' = 'begun'): string[] => {
  const plain = plainText(name.trim())
  const isMeant = (each: string) =>
    each === plain || (asked === 'begun' && plain.length >= shortestBeginning && each.startsWith(plain))
  return [
    ...new Set(
      towns
        .filter((names) => names.some(isMeant))
        .flat()
        .filter((each) => !each.includes(plain)),
    ),
  ]
}

/** Whether two names are of one town: alike but for marks and capitals, or two of its names. */
export const isSameTown = (a: string, b: string): boolean =>
  plainText(a.trim()) === plainText(b.trim()) || otherTownNames(a, 'whole').includes(plainText(b.trim()))
