import { type openTold, text } from './told'

/** Of what was sent to the first creator, and of what came damaged. */
export const tellOfParcels = ({
  world,
  campaigns,
  brands,
  creators,
  me,
  ofBrand,
  tell,
  noticeForMe,
  nameOf,
}: ReturnType<typeof openTold>): void => {
  for (const row of world.parcels.filter(({ instagramer_id: id }) => id === me)) {
    const about = {
      subject: text(row.participation_id),
      brand: text(row.brand_id),
      href: `/assignments/${text(row.participation_id)}`,
      facts: { brand: nameOf(brands, row.brand_id), campaign: nameOf(campaigns, row.campaign_id) },
    }
    if (row.sent_at) noticeForMe({ ...about, kind: 'parcel_sent', at: text(row.sent_at) })
    if (row.arrival_asked_at) noticeForMe({ ...about, kind: 'parcel_question', at: text(row.arrival_asked_at) })
  }
  for (const problem of world.delivery_problems.filter(({ resolved_at: at }) => !at)) {
    const parcel = world.parcels.find(({ id }) => id === problem.parcel_id)
    if (!parcel) continue
    tell(ofBrand(parcel.brand_id, 'company'), {
      kind: 'delivery_problem',
      subject: text(problem.id),
      brand: text(parcel.brand_id),
      place: text(parcel.campaign_id),
      href: `/campaigns/${text(parcel.campaign_id)}`,
      facts: { creator: nameOf(creators, parcel.instagramer_id), campaign: nameOf(campaigns, parcel.campaign_id) },
      at: text(problem.created_at),
    })
  }
}
