import type { Area } from '../pictures/areas'
import type { ObjectName } from '../pictures/objects'
import type { Kind } from './captions'

/** What a product is drawn as, and what one writes of it. */
export interface ProductLook {
  object: ObjectName
  kind: Kind
}

const look = (object: ObjectName, kind: Kind): ProductLook => ({ object, kind })

/** The first that a product's name fits, written or English. */
const looks: readonly (readonly [RegExp, ProductLook])[] = [
  [/kallbrygg|cold brew/i, look('carafe', 'cold')],
  [/bryggtratt|pour-over/i, look('dripper', 'brew')],
  [/kaffepress/i, look('press', 'brew')],
  [/bullar|pärlsocker|mandelmassa/i, look('bun', 'bake')],
  [/filterpåsar|drip bags/i, look('mug', 'brew')],
  [/gröna bönor/i, look('pan', 'brew')],
  [/prenumeration/i, look('parcel', 'brew')],
  [/24 små påsar/i, look('calendar', 'brew')],
  [/presentask|gift box/i, look('hamper', 'brew')],
  [/loose leaf/i, look('tins', 'tea')],
  [/rost|bönor|lussebrygg|påskblandning|house blend/i, look('bag', 'brew')],

  [/handkräm|hand cream/i, look('tube', 'hands')],
  [/läppbalsam/i, look('balm', 'lips')],
  [/solkräm|sun cream/i, look('tube', 'sun')],
  [/schampokaka|birch soap/i, look('soap', 'wash')],
  [/flytande tvål|kroppslotion/i, look('pump', 'wash')],
  [/badsalt/i, look('jar', 'wash')],
  [/reseset|resestorlek|travel set/i, look('pouch', 'kit')],
  [/ansiktsolja|serum|mist|face oil/i, look('bottle', 'face')],
  [/kräm|mask|cleanser/i, look('jar', 'face')],

  [/stekpanna/i, look('pan', 'cook')],
  [/gasolkök|camp stove/i, look('stove', 'cook')],
  [/tält|^tent/i, look('tent', 'tent')],
  [/pannlampa|reflexlampa|headlamp/i, look('headlamp', 'light')],
  [/lykta|lantern/i, look('lantern', 'light')],
  [/termos|flask/i, look('thermos', 'flask')],
  [/kängor|boots/i, look('boots', 'walk')],
  [/packsäck/i, look('backpack', 'walk')],
  [/lagningssats/i, look('pouch', 'walk')],

  [/doftljus|candles/i, look('candle', 'glow')],
  [/doftpinnar/i, look('diffuser', 'glow')],
  [/vägglampa|wall lamp/i, look('sconce', 'lamp')],
  [/bordslampa|table lamp/i, look('lamp', 'lamp')],
  [/kruka|clay pot/i, look('plant', 'pot')],
  [/filt och klämmor|bomullsfilt/i, look('blanket', 'soft')],
  [/påslakan|handdukar|ullfilt|throw/i, look('blanket', 'linen')],

  [/klossar|blocks/i, look('blocks', 'blocks')],
  [/bilderbok|picture book/i, look('book', 'book')],
  [/nalle|bear/i, look('bear', 'bear')],
  [/sömnadsset/i, look('pouch', 'craft')],
  [/pyssellåda/i, look('gift', 'craft')],
  [/pyssel|craft box/i, look('pencils', 'craft')],
  [/korg/i, look('basket', 'party')],
  [/kalaslåda|party box/i, look('gift', 'party')],

  [/sylt|jam/i, look('jam', 'jam')],
  [/choklad|chocolate/i, look('chocolate', 'chocolate')],
  [/knäcke|crispbread/i, look('crispbread', 'crisp')],
  [/frukostask/i, look('tray', 'box')],
  [/julask|snack box|tasting box/i, look('treats', 'box')],
]

/** Assignments without a product are about what the brand sells. */
const ofArea: Readonly<Record<Area, ProductLook>> = {
  coffee: look('mug', 'brew'),
  skin: look('jar', 'face'),
  outdoor: look('lantern', 'light'),
  home: look('candle', 'glow'),
  kids: look('book', 'book'),
  snack: look('crispbread', 'crisp'),
}

export const service = 'Uppdrag utan produkt'

export const productLook = (product: string, area: Area): ProductLook => {
  if (product === service) return ofArea[area]
  const found = looks.find(([name]) => name.test(product))
  if (!found) throw new Error(`Nobody has drawn "${product}"`)
  return found[1]
}
