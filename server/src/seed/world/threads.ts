import { conversations } from '../content/talk'
import type { CampaignRecord } from './campaigns'
import type { BrandRecord, CreatorRecord, Making } from './context'
import type { ParticipationRecord } from './participations'

type Line = readonly [author: 'u' | 'c', body: string]

/** What Tove and the brands have written; her last one is not read yet. */
const toves: Record<string, Line[]> = {
  havsro: [
    ['u', 'Hej Tove, vilken fin bild vid fönstret! Inlägget är godkänt.'],
    ['c', 'Tack! Ljuset var snällt den dagen.'],
    ['u', 'Vi har skickat handkrämen i dag. Märk inlägget i första raden den här gången, så godkänner vi direkt.'],
  ],
  fjallglim: [
    ['c', 'Hej! Får jag ta bilden på vår altan i stället för i skogen?'],
    ['u', 'Gärna, det är ju där man använder den.'],
    ['c', 'Så här blev det i går kväll.'],
    ['c', 'Den är publicerad nu.'],
    ['u', 'Godkänd. Tack för den!'],
  ],
  bjorkbrygg: [
    ['c', 'Hej! Jag har sökt Lussebrygg, mormor är redo.'],
    ['c', 'Så här ser bakbordet ut. Är det ljust nog?'],
    ['u', 'Så fint. Om vi använder bilderna på webben gäller de här villkoren.'],
    ['u', 'Vad roligt! Vi svarar i veckan.'],
  ],
}

export const makeThreads = (make: Making, parts: Map<CampaignRecord, ParticipationRecord[]>): void => {
  const random = make.random('threads')
  const { clock, add } = make

  const write = (
    brand: BrandRecord,
    creator: CreatorRecord,
    lines: readonly Line[],
    lastDay: number,
    unread: boolean,
  ) => {
    const first = lastDay - Math.ceil(lines.length / 2)
    const times = lines.map((_, at) =>
      clock.at(Math.min(lastDay, first + Math.ceil(at / 2)), 8 + at * 2, random.int(1, 58)),
    )
    const threadId = make.id(times[0]!)
    add('threads', {
      brand_id: brand.id,
      id: threadId,
      instagramer_id: creator.id,
      last_message_at: times.at(-1),
      last_seq: lines.length,
      brand_muted_at: null,
      brand_archived_at: null,
      creator_blocked_at: null,
    })
    lines.forEach(([author, body], at) => {
      const read = !unread || at < lines.length - 1
      add('messages', {
        brand_id: brand.id,
        id: make.id(times[at]!),
        thread_id: threadId,
        instagramer_id: creator.id,
        author: author === 'u' ? 'user' : 'instagramer',
        author_user_id: author === 'u' ? brand.staffId : null,
        author_name: author === 'u' ? brand.staffName : creator.name,
        body,
        created_at: times[at],
        seq: at + 1,
        read_at: read ? (times[at + 1] ?? times[at]) : null,
        notice: null,
        notice_facts: null,
      })
    })
  }

  const unreadLeft: Record<string, number> = { bjorkbrygg: 2, havsro: 1 }
  make.brands.forEach((brand, index) => {
    const known = [
      ...new Set(
        [...parts]
          .filter(([campaign]) => campaign.brand === brand)
          .flatMap(([, list]) => list.filter((part) => part.state !== 'rejected').map((part) => part.creator)),
      ),
    ]
    const [tove] = make.creators
    const own = toves[brand.slug]
    if (tove && own) write(brand, tove, own, brand.slug === 'havsro' ? 0 : -2 - index, brand.slug === 'havsro')
    random
      .sample(
        known.filter((creator) => creator !== tove),
        index < 3 ? 14 : 6,
      )
      .forEach((creator, at) => {
        const pool = conversations[brand.language]
        const open = (unreadLeft[brand.slug] ?? (index > 3 && index % 3 === 0 ? 1 : 0)) > 0
        const lines = open
          ? pool.filter((each) => each.some(([author]) => author === 'c'))[at % pool.length]!
          : random.pick(pool)
        const cut = open ? lines.slice(0, lines.map(([author]) => author).lastIndexOf('c') + 1) : lines
        if (open) unreadLeft[brand.slug] = (unreadLeft[brand.slug] ?? 1) - 1
        write(brand, creator, cut, open ? -(at % 2) : -random.int(2, 60), open)
      })
  })
}
