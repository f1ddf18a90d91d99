import type { Country } from '@samspel/api'
const words = (text: string) => text.split(' ')

export const firstNames: Record<Country, string[]> = {
  SE: words(
    'Agnes Alice Alma Amina Anton Astrid Axel Ebba Edvin Elin Elsa Emil Emma Erik Ester Filip Freja Gustav Hanna Hugo Ida Ines Isak Johanna Jonas Karin Klara Lea Leo Linn Linnea Liv Lovisa Maja Malin Maryam Matilda Milad Moa Nils Nora Olivia Omar Oskar Petra Rania Saga Samir Sanna Signe Sofia Stina Sven Tilda Tuva Vera Viggo Wilma Yusuf Zahra',
  ),
  NO: words(
    'Anders Astrid Aurora Birk Eira Eline Emil Frida Guro Hedda Henrik Ingrid Jakob Kaja Kristine Lars Live Magnus Marte Nora Oda Ole Sigrid Silje Sindre Solveig Thea Tiril Tord Vilde',
  ),
  DK: words(
    'Alberte Anders Asger Astrid Caroline Clara Emma Frederik Freja Ida Jeppe Johanne Josefine Karla Laura Line Magnus Malthe Maria Mathilde Mikkel Nanna Rasmus Rosa Sofie Søren Signe Tobias Victoria Villads',
  ),
  FI: words(
    'Aada Aino Antti Eero Eeva Elina Emilia Helmi Iida Ilona Jari Johanna Juhani Kaisa Lauri Leena Liisa Matti Mika Niilo Noora Oona Päivi Pekka Riikka Saara Sanni Tuuli Veera Ville',
  ),
  GB: words(
    'Aisha Alfie Amelia Beth Callum Charlotte Daisy Eleanor Ella Fiona Freya George Grace Hannah Harry Imogen Isla Jack Leah Lily Mia Nadia Oliver Olivia Poppy Priya Ruby Sophie Theo Zara',
  ),
}

const mens = new Set(
  words(
    'Anton Axel Edvin Emil Erik Filip Gustav Hugo Isak Jonas Leo Milad Nils Omar Oskar Samir Sven Viggo Yusuf Anders Birk Henrik Jakob Lars Magnus Ole Sindre Tord Asger Frederik Jeppe Malthe Mikkel Rasmus Søren Tobias Villads Antti Eero Jari Juhani Lauri Matti Mika Niilo Pekka Ville Alfie Callum George Harry Jack Oliver Theo',
  ),
)
/** Whether a first name is one of those that men have here. */
export const isMans = (firstName: string): boolean => mens.has(firstName)

export const lastNames: Record<Country, string[]> = {
  SE: words(
    'Ahmadi Åkesson Andersson Berglund Bergström Björk Blomqvist Dahl Ek Ekström Engström Eriksson Falk Forsberg Fransson Gustafsson Haddad Hallberg Hedlund Holm Hosseini Isaksson Jansson Karlsson Lind Lindahl Lindgren Lundin Lundqvist Månsson Nilsson Norberg Nordin Nyberg Öberg Olsson Palm Persson Rosén Sandberg Sjöberg Söderström Strand Sundin Svensson Wallin Wikström Yilmaz',
  ),
  NO: words(
    'Andersen Bakke Berg Bråten Dahl Eide Fossum Haugen Hansen Haugland Iversen Johansen Kristiansen Lie Lund Moen Nilsen Olsen Pettersen Solberg Strand Svendsen Tangen Vik',
  ),
  DK: words(
    'Andersen Bach Christensen Dam Frandsen Hansen Holm Jensen Jørgensen Kjær Krogh Larsen Lund Madsen Møller Nielsen Nørgaard Olesen Petersen Poulsen Rasmussen Schmidt Skov Thomsen Vestergaard',
  ),
  FI: words(
    'Aalto Ahonen Hakala Heikkinen Heinonen Hämäläinen Jokinen Järvinen Karjalainen Kinnunen Koskinen Laine Lehtonen Mäkelä Mäkinen Niemi Nieminen Rantanen Saarinen Salonen Tuominen Virtanen',
  ),
  GB: words(
    'Ahmed Baker Bennett Brown Campbell Clarke Cooper Davies Evans Fraser Green Hall Hughes Jones Khan Kelly Lewis Mitchell Morgan Murray Patel Reid Roberts Shaw Taylor Walker Ward Wilson Wood Wright',
  ),
}

/** What a creator's username says after the name. */
export const handles: Record<'sv' | 'en', string[]> = {
  sv: words(
    'bakar hemma kaffe fikar ute vandrar leker skriver odlar syr kokar springer lagar reser tipsar inreder snickrar plockar njuter vardag',
  ),
  en: words(
    'home outside bakes makes brews runs grows reads cooks hikes plays daily notes table corner studio garden trails kitchen slow',
  ),
}

export const streets: Record<Country, string[]> = {
  SE: words(
    'Storgatan Kungsgatan Drottninggatan Smedjegatan Köpmangatan Trädgårdsgatan Kyrkogatan Järnvägsgatan Ågatan Nygatan Hamngatan Linnégatan Västra_Torggatan Östra_Långgatan Skolgatan',
  ),
  NO: words('Storgata Kirkegata Torggata Strandgata Kongens_gate Skippergata Bryggegata Markens_gate Havnegata'),
  DK: words('Algade Nørregade Vestergade Søndergade Strandgade Torvegade Østergade Kongensgade Skolegade'),
  FI: words('Aleksanterinkatu Kauppakatu Hämeenkatu Rantakatu Torikatu Koulukatu Asemakatu Kirkkokatu Satamakatu'),
  GB: words(
    'High_Street Church_Street Market_Place Mill_Lane Station_Road King_Street Bridge_Street Queen_Street Castle_Street',
  ),
}

const simple: Record<string, string> = { å: 'a', ä: 'a', ö: 'o', ø: 'o', æ: 'ae', é: 'e' }
/** Letters and digits of a name, as a username takes them. */
export const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[åäöøæé]/g, (letter) => simple[letter] ?? letter)
    .replace(/[^a-z0-9]/g, '')
