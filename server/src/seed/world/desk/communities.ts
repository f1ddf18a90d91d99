import { deskWords } from '../../content/desk'
import type { BrandRecord, CreatorRecord } from '../context'
import type { Desk } from './desk'

type State = 'requested' | 'approved' | 'declined' | 'removed'

/** Lists of a brand with members in every state; the first is the one that its drafts invite from. */
const makeLists = (desk: Desk, brand: BrandRecord): void => {
  const { make, newId } = desk
  const random = desk.random(`lists ${brand.slug}`)
  const words = deskWords.lists[brand.language]
  const since = make.clock.during(-random.int(150, 300), random)
  const [favourites = '', open = '', near = ''] = words.map(([name, description], at) => {
    const id = newId(since)
    make.add('community_lists', {
      brand_id: brand.id,
      id,
      name,
      description,
      is_open: at === 1,
      created_by: brand.staffId,
      created_at: since,
      updated_at: since,
    })
    return id
  })
  const taken = new Set<string>()
  const member = (listId: string, creator: CreatorRecord, state: State, note = '') => {
    if (taken.has(listId + creator.id)) return
    taken.add(listId + creator.id)
    const createdAt = make.clock.during(-random.int(2, 140), random)
    const answered = state === 'requested' ? createdAt : make.clock.during(-1, random)
    const changedAt = state === 'approved' || answered < createdAt ? createdAt : answered
    make.add('community_members', {
      brand_id: brand.id,
      id: newId(createdAt),
      list_id: listId,
      instagramer_id: creator.id,
      state,
      note,
      changed_by: state === 'requested' ? null : brand.staffId,
      created_at: createdAt,
      changed_at: changedAt,
    })
  }
  const known = [
    ...new Set(
      desk
        .ofBrand(brand)
        .flatMap(({ parts }) => parts.filter(({ state }) => state === 'approved').map(({ creator }) => creator)),
    ),
    // Tove's lists are those of the look.
  ].filter(({ username }) => username !== 'tovebakar')
  const people = desk.peopleOf(brand)
  const asks = deskWords.asks[brand.language]
  if (brand.slug === 'bjorkbrygg') member(favourites, desk.creator('tovebakar'), 'approved')
  if (brand.slug === 'havsro') member(open, desk.creator('tovebakar'), 'requested', asks[0])
  random
    .sample(known, brand.slug === 'bjorkbrygg' ? 44 : random.int(8, 16))
    .forEach((creator, at) => member(favourites, creator, at % 9 === 8 ? 'removed' : 'approved'))
  const plan: readonly State[] = [
    'requested',
    'requested',
    'requested',
    'approved',
    'approved',
    'approved',
    'approved',
    'declined',
    'removed',
  ]
  random
    .sample(people, plan.length)
    .forEach((creator, at) => member(open, creator, plan[at] ?? 'approved', random.pick(asks)))
  random.sample(people, random.int(3, 7)).forEach((creator) => member(near, creator, 'approved'))
  for (const { campaign } of desk.ofBrand(brand))
    if (campaign.plan.state === 'draft') campaign.row.community_list_ids = [favourites]
}

export const makeCommunities = (desk: Desk): void => {
  for (const brand of desk.make.brands) makeLists(desk, brand)
}
