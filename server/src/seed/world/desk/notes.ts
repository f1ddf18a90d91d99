import { deskWords } from '../../content/desk'
import type { Desk } from './desk'

/** What companies have noted about creators whom they have worked with. */
export const makeNotes = (desk: Desk): void => {
  const { make, newId } = desk
  const put = (companyId: string, instagramerId: string, authorId: unknown, body: string, createdAt: string) =>
    make.add('creator_notes', {
      id: newId(createdAt),
      company_id: companyId,
      instagramer_id: instagramerId,
      author_id: authorId,
      body,
      created_at: createdAt,
      changed_at: null,
    })
  const noted = new Set<string>()
  for (const brand of make.brands) {
    const random = desk.random(`profile notes ${brand.slug}`)
    const colleagues = make.world.users.filter(
      (user) => user.company_id === brand.companyId && user.role === 'company' && !user.blocked_at,
    )
    if (brand.slug === 'bjorkbrygg') {
      const { id } = desk.creator('tovebakar')
      const other = colleagues.find((user) => user.id !== brand.staffId) ?? colleagues[0]
      noted.add(brand.companyId + id)
      put(
        brand.companyId,
        id,
        other?.id,
        'Fin bild till dagkrämen, fråga om bildköp i januari.',
        make.clock.at(-39, 15, 12),
      )
      put(
        brand.companyId,
        id,
        brand.staffId,
        'Vill ha paketet till jobbet, Storgatan 12. Ring inte.',
        make.clock.at(-19, 9, 40),
      )
    }
    const known = desk.ofBrand(brand).flatMap(({ parts }) => parts.filter(({ state }) => state === 'approved'))
    for (const { creator } of known) {
      const key = brand.companyId + creator.id
      if (noted.has(key) || !random.random(0.3)) continue
      noted.add(key)
      put(
        brand.companyId,
        creator.id,
        random.pick(colleagues).id,
        random.pick(deskWords.profileNotes[brand.language]),
        make.clock.during(-random.int(3, 120), random),
      )
    }
  }
}
