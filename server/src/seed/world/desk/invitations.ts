import { deskWords } from '../../content/desk'
import type { CreatorRecord } from '../context'
import type { Desk, MadeCampaign } from './desk'

const within = ({ campaign }: MadeCampaign, { followers }: CreatorRecord) =>
  followers >= Number(campaign.row.min_followers ?? 0)

/** An open offer's invitations: some have applied, one has said no, the others think about it. */
const inviteFor = (desk: Desk, made: MadeCampaign): void => {
  const { make, newId } = desk
  const {
    campaign: { plan, brand, id, row },
    parts,
  } = made
  const random = desk.random(`invitations ${brand.slug} ${plan.name}`)
  const favourite = deskWords.lists[brand.language][0][0]
  const put = (creator: CreatorRecord, createdAt: string, declinedAt: string | null = null) =>
    make.add('campaign_invitations', {
      brand_id: brand.id,
      id: newId(createdAt),
      campaign_id: id,
      instagramer_id: creator.id,
      community_list_name: random.random(0.4) ? favourite : null,
      message: random.pick(deskWords.invitation[brand.language]),
      invited_by: brand.staffId,
      declined_at: declinedAt,
      created_at: createdAt,
    })
  const opened = String(row.created_at)
  for (const part of parts.filter(({ state, cast }) => state === 'pending' && !cast).slice(0, 2)) {
    put(
      part.creator,
      opened < part.createdAt ? new Date(Date.parse(part.createdAt) - 3_600_000).toISOString() : part.createdAt,
    )
    part.row.invited = true
  }
  const taking = new Set(parts.map(({ creator }) => creator.id))
  const tove = desk.creator('tovebakar')
  const others = desk
    .peopleOf(brand)
    .filter((creator) => creator !== tove && !taking.has(creator.id) && within(made, creator))
  random.sample(others, random.int(3, 6)).forEach((creator, at) => {
    const day = -random.int(2, 3)
    put(creator, make.clock.during(day, random), at === 0 ? make.clock.during(-1, random) : null)
  })
  if (plan.name === 'Julpyssel med barnen' && !taking.has(tove.id)) put(tove, make.clock.at(-1, 8, 30))
}

export const makeInvitations = (desk: Desk): void => {
  for (const made of desk.campaigns) if (made.campaign.plan.state === 'confirmed') inviteFor(desk, made)
}
