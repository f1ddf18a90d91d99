import { type openTold, text } from './told'

/** Drafts that wait for their brand. */
export const tellOfDrafts = ({
  world,
  campaigns,
  creators,
  ofBrand,
  tell,
  nameOf,
}: ReturnType<typeof openTold>): void => {
  const sent = new Map(world.post_draft_versions.map((row) => [row.draft_id, row]))
  for (const row of world.post_drafts) {
    const campaign = nameOf(campaigns, row.campaign_id)
    const work = text(row.participation_id)
    const about = { subject: text(row.id), brand: text(row.brand_id) }
    const last = sent.get(row.id)
    if (row.state === 'sent')
      tell(ofBrand(row.brand_id, 'company'), {
        ...about,
        kind: 'draft_sent',
        place: text(row.campaign_id),
        href: `/mentions?state=drafts&draft=${work}`,
        facts: { creator: nameOf(creators, row.instagramer_id), campaign, day: text(row.answer_by) },
        at: text(last?.sent_at),
      })
  }
}
