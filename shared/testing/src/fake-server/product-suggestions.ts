import { uuidv7 } from 'uuidv7'
import type { Item } from './data'
import { listAnswer } from './generic'
import type { Asked, World } from './world'
import { invalid } from './world'

const products = [
  'Havremjölk från Skåne',
  'https://tomtebloss.example/ljusslinga',
  'Ryggsäck för liten hund',
  'Garn i naturfärger',
  'Lussebrygg i större påse',
  'Ansiktsmist utan parfym',
]
const states = ['new', 'new', 'handled', 'new', 'declined'] as const
const dayMs = 86_400_000

const suggestion = (at: number): Item => {
  const state = states[at % states.length]!
  const createdAt = new Date(Date.now() - at * dayMs).toISOString()
  return {
    id: uuidv7(),
    state,
    product: products[at % products.length]!,
    description: at % 2 ? 'Den här saknar jag i marknaden.' : '',
    socials: at % 3 ? [`https://instagram.example/besokare${at}`] : [],
    email: at % 3 ? null : `besokare${at}@post.example`,
    locale: 'sv',
    note: state === 'declined' ? 'Passar inte här.' : '',
    handledByName: state === 'new' ? null : 'Alva Berg',
    handledAt: state === 'new' ? null : createdAt,
    createdAt,
  }
}

const suggestionsOf = (world: World): Item[] => {
  const table = world.table('productSuggestions')
  if (table.length === 0) table.push(...Array.from({ length: 30 }, (_, at) => suggestion(at)))
  return table
}

/** Row V-32. */
export function createProductSuggestion({ world, body }: Asked): undefined {
  const fields = body.productSuggestion as { product: string; socials: string[]; email?: string | null }
  const socials = fields.socials.map((social) => social.trim()).filter(Boolean)
  const email = fields.email?.trim() || null
  if (!fields.product.trim()) throw invalid({ product: ['required'] })
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalid({ email: ['invalid_email'] })
  if (!email && socials.length === 0) throw invalid({ socials: ['social_required'] })
  suggestionsOf(world).unshift({
    ...suggestion(0),
    description: '',
    ...fields,
    socials,
    email,
    createdAt: new Date().toISOString(),
  })
}

export function listProductSuggestions(asked: Asked): object {
  const words = asked.query.get('query')?.trim().toLowerCase() ?? ''
  asked.query.delete('query')
  const found = suggestionsOf(asked.world).filter(({ product, description, email, socials }) =>
    [product, description, email, socials].join(' ').toLowerCase().includes(words),
  )
  return listAnswer(asked, 'productSuggestions', found)
}

export function updateProductSuggestion(asked: Asked): object {
  suggestionsOf(asked.world)
  const change = asked.body.productSuggestion as { state?: string; note?: string }
  const before = asked.world.get('productSuggestions', asked.params.id)
  const handled =
    change.state === undefined || change.state === before.state
      ? {}
      : change.state === 'new'
        ? { handledByName: null, handledAt: null }
        : { handledByName: asked.me?.name, handledAt: new Date().toISOString() }
  return { productSuggestion: Object.assign(before, change, handled) }
}
