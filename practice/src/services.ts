import { bank } from './bank'
import { mail } from './mail'
import { facebook, instagram } from './meta'
import { tiktok } from './networks/tiktok'
import { youtube } from './networks/youtube'
import { push } from './push'
import type { Service } from './service'
import { shops } from './shops'
import { stripe } from './stripe'
import { vies } from './vies'

/** The services that are played, in the order of the page. Each start makes them anew, so that none remembers another one's world. */
export const services = (): Service[] => [
  facebook(),
  instagram(),
  stripe(),
  bank(),
  mail(),
  push(),
  vies(),
  youtube(),
  tiktok(),
  shops(),
]
