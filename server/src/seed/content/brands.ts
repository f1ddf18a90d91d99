import type { Area } from '../pictures/catalogue'
import type { Sign } from '../pictures/marks'

type Country = 'DK' | 'FI' | 'GB' | 'NO' | 'SE'

export interface BrandFacts {
  company: string
  country: Country
  name: string
  slug: string
  area: Area
  sign: Sign
  ground: string
  ink: string
  description: string
  /** What its shops are called, before the town. */
  shop: string
  /** The share of all stores, relative to other brands. */
  stores: number
}

const brand = (company: string, country: Country, name: string, slug: string, area: Area, sign: Sign, ground: string, ink: string, stores: number, description: string, shop = name): BrandFacts =>
  ({ company, country, name, slug, area, sign, ground, ink, stores, description, shop })

const trekant = 'Trekant Handel AB'

/** All of them are invented. The first four belong to company@samspel.test. */
export const brands: readonly BrandFacts[] = [
  brand(trekant, 'SE', 'Björkbrygg', 'bjorkbrygg', 'coffee', 'b', '#5a3521', '#f3d9bb', 5, 'Kaffe rostat i små omgångar i Västerbotten, för den som gärna väntar fyra minuter.', 'Björkbrygg Kaffebar'),
  brand(trekant, 'SE', 'Havsro', 'havsro', 'skin', 'waves', '#2b6a7c', '#e3f3f4', 4, 'Hudvård med tång från Bohuslän. Få ingredienser, ingen parfym.'),
  brand(trekant, 'SE', 'Fjällglim', 'fjallglim', 'outdoor', 'mountain', '#23304a', '#ffcf6e', 3, 'Lampor och kök för den som vänder hemåt först när det är mörkt.'),
  brand(trekant, 'SE', 'Mossa & Moln', 'mossa-moln', 'kids', 'clouds', '#5d7a4e', '#f1f0d8', 3, 'Lek, pyssel och mjuka saker av trä, ull och återvunnen bomull.'),
  brand('Kvarnbacken Bröd AB', 'SE', 'Knaprigt', 'knaprigt', 'snack', 'ring', '#a9692c', '#fff1d6', 4, 'Knäckebröd på surdeg, bakat i vedugn i Dalarna.'),
  brand('Kvarnbacken Bröd AB', 'SE', 'Sylt & Tok', 'sylt-tok', 'snack', 'drop', '#a5283f', '#ffe3d8', 1, 'Sylt på bär som någon faktiskt har plockat.'),
  brand('Nattviol AB', 'SE', 'Nattviol', 'nattviol', 'home', 'moon', '#3b2f5c', '#e9dfff', 2, 'Doftljus och lampor för långa kvällar.'),
  brand('Nattviol AB', 'SE', 'Linneskåpet', 'linneskapet', 'home', 'house', '#6b7a86', '#f3f0e6', 2, 'Filtar, lakan och handdukar i lin som blir bättre för varje tvätt.'),
  brand('Solsidan Kosmetik AB', 'SE', 'Solgläntan', 'solglantan', 'skin', 'sun', '#d98a2b', '#fff4d8', 2, 'Solskydd och ansiktsvård som inte vitnar.'),
  brand('Solsidan Kosmetik AB', 'SE', 'Rosenrot', 'rosenrot', 'skin', 'leaf', '#8b2f49', '#fbdfe4', 1, 'Ansiktsoljor pressade kallt på Gotland.'),
  brand('Granrot Friluft AB', 'SE', 'Granrot', 'granrot', 'outdoor', 'arches', '#2f5a44', '#dcefdc', 3, 'Kängor, termosar och tält som går att laga.'),
  brand('Granrot Friluft AB', 'SE', 'Skymning', 'skymning', 'outdoor', 'halves', '#4d3b6b', '#ffd9b0', 1, 'Ljus för löpare, cyklister och hundägare.'),
  brand('Leksaksfabriken i Osby AB', 'SE', 'Kottebo', 'kottebo', 'kids', 'dots', '#b4532f', '#ffe8cf', 2, 'Klossar och böcker för små händer.'),
  brand('Fjordkaffe AS', 'NO', 'Fjordkaffe', 'fjordkaffe', 'coffee', 'mountain', '#1f4b5f', '#d8eef2', 3, 'Light roasts from a boathouse in Bergen.'),
  brand('Fjordkaffe AS', 'NO', 'Villmo', 'villmo', 'outdoor', 'star', '#6b4a2b', '#f6e2c0', 2, 'Wool and warm drinks for cold mornings.'),
  brand('Nordlys Hjem AS', 'NO', 'Nordlys Hjem', 'nordlys-hjem', 'home', 'star', '#20545a', '#c9f2e2', 2, 'Lamps and candles for the dark half of the year.'),
  brand('Havnens Handel ApS', 'DK', 'Klitrose', 'klitrose', 'skin', 'drop', '#b0606a', '#fdeeea', 3, 'Skincare with rosehip from the west coast.'),
  brand('Havnens Handel ApS', 'DK', 'Strandhus', 'strandhus', 'home', 'house', '#3f6f8f', '#eef6fb', 2, 'Throws and lamps for a house by the sea.'),
  brand('Bagværk ApS', 'DK', 'Smulen', 'smulen', 'snack', 'ring', '#7a3b22', '#ffdfb8', 2, 'Crispbread and jam, made by two sisters in Odense.'),
  brand('Revontuli Oy', 'FI', 'Revontuli', 'revontuli', 'outdoor', 'waves', '#1c2f52', '#8ff0c0', 2, 'Lanterns and stoves from Rovaniemi.'),
  brand('Revontuli Oy', 'FI', 'Löyly & Co', 'loyly-co', 'skin', 'leaf', '#4f6b3a', '#eaf3d8', 2, 'Birch soap and sauna care.'),
  brand('Karhu Lapset Oy', 'FI', 'Pikkukarhu', 'pikkukarhu', 'kids', 'clouds', '#8a5a34', '#ffeccb', 2, 'Soft bears and picture books.'),
  brand('Moor & Mill Ltd', 'GB', 'Moor & Mill', 'moor-mill', 'coffee', 'halves', '#33402c', '#e8dcb8', 3, 'Coffee and tea from an old mill in Yorkshire.'),
  brand('Moor & Mill Ltd', 'GB', 'Cloudberry Lane', 'cloudberry-lane', 'kids', 'sun', '#c9583a', '#ffeec9', 2, 'Toys that grandparents remember.'),
  brand('Harbour Cocoa Ltd', 'GB', 'Harbour Cocoa', 'harbour-cocoa', 'snack', 'b', '#3a2320', '#f2c9a0', 2, 'Chocolate made from bean to bar in Bristol.'),
]
