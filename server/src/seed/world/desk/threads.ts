import { talkFiles, talkTemplates } from '../../content/talk'
import { demoFiles } from '../../message-files'
import type { BrandRecord } from '../context'
import type { Desk, Mutable } from './desk'

/** A change of state of a collaboration, as its thread tells it. */
interface Told {
  kind: string
  at: string
  byCreator: boolean
  facts: Mutable
}

/** What happened in the newest collaboration of a brand and a creator. */
const historyOf = (desk: Desk, brandId: unknown, instagramerId: unknown): Told[] => {
  const [newest] = desk.campaigns
    .filter(({ campaign }) => campaign.brand.id === brandId)
    .flatMap(({ campaign, parts }) =>
      parts.filter(({ creator }) => creator.id === instagramerId).map((part) => ({ campaign, part })),
    )
    .sort((one, other) => other.part.createdAt.localeCompare(one.part.createdAt))
  if (!newest) return []
  const { campaign, part } = newest
  const of = { campaignId: campaign.id, campaignName: campaign.plan.name, participationId: part.id }
  const told: Told[] = [{ kind: 'applied', at: part.createdAt, byCreator: true, facts: of }]
  if (part.decidedAt && (part.state === 'approved' || part.state === 'rejected'))
    told.push({ kind: `application_${part.state}`, at: part.decidedAt, byCreator: false, facts: of })
  for (const mention of desk.mentionsOf(part.id)) {
    const facts = { ...of, mentionId: mention.id }
    told.push({ kind: 'mention_created', at: String(mention.created_at), byCreator: true, facts })
    if (mention.decided_at && mention.state === 'approved')
      told.push({ kind: 'mention_approved', at: String(mention.decided_at), byCreator: false, facts })
  }
  return told
}

/** Tells in each thread what happened in it, between what was written, and counts its messages anew. */
const postChanges = (desk: Desk, thread: Mutable, messages: Mutable[], brand: BrandRecord): void => {
  const { make, newId } = desk
  const creator = make.creators.find(({ id }) => id === thread.instagramer_id)
  const written = String(messages.at(-1)?.created_at)
  const isUnread = messages.some((message) => message.read_at === null)
  for (const { kind, at, byCreator, facts } of historyOf(desk, thread.brand_id, thread.instagramer_id)) {
    // The newest line of a thread that waits to be read is what somebody wrote.
    if (isUnread && at > written) continue
    const row: Mutable = {
      brand_id: brand.id,
      id: newId(at),
      thread_id: thread.id,
      instagramer_id: thread.instagramer_id,
      author: byCreator ? 'instagramer' : 'user',
      author_user_id: byCreator ? null : brand.staffId,
      author_name: byCreator ? (creator?.name ?? '') : brand.staffName,
      body: '',
      created_at: at,
      seq: 0,
      read_at: at,
      notice: kind,
      notice_facts: facts,
    }
    messages.push(row)
    make.add('messages', row)
  }
  messages.sort((one, other) => String(one.created_at).localeCompare(String(other.created_at)))
  messages.forEach((message, at) => {
    message.seq = at + 1
  })
  thread.last_seq = messages.length
  thread.last_message_at = messages.at(-1)?.created_at
}

const addTemplates = ({ make, newId }: Desk, brand: BrandRecord): void => {
  talkTemplates[brand.language].forEach(([name, body], at) => {
    const updatedAt = make.clock.at(-30 + at, 10, at)
    make.add('message_templates', {
      brand_id: brand.id,
      id: newId(updatedAt),
      name,
      body,
      updated_by: brand.staffId,
      updated_at: updatedAt,
    })
  })
}

/** The files of a message whose text names them. */
const addFiles = ({ make, newId }: Desk, message: Mutable, names: readonly string[]): void =>
  names.forEach((name, position) => {
    const file = demoFiles.find((each) => each.name === name)
    if (!file) throw new Error(`No file is called ${name}`)
    make.add('message_files', {
      brand_id: message.brand_id,
      id: newId(String(message.created_at)),
      instagramer_id: message.instagramer_id,
      message_id: message.id,
      author: message.author,
      author_user_id: message.author_user_id,
      position,
      name: file.name,
      type: file.type,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      key: file.key,
      created_at: message.created_at,
    })
  })

interface Report {
  thread: Mutable
  messages: readonly Mutable[]
  reporter: 'user' | 'instagramer'
  reason: 'rude' | 'spam'
  text: string
  isDecided: boolean
}
const addReport = ({ make, newId }: Desk, brand: BrandRecord, report: Report): void => {
  const { thread, messages, reporter, isDecided } = report
  const about = messages.findLast((message) => message.author !== reporter && !message.notice) ?? messages.at(-1)
  const createdAt = make.clock.at(isDecided ? -9 : -1, 9, 20)
  const creator = make.creators.find(({ id }) => id === thread.instagramer_id)
  make.add('message_reports', {
    id: newId(createdAt),
    brand_id: brand.id,
    thread_id: thread.id,
    message_id: about?.id ?? null,
    reporter,
    reporter_user_id: reporter === 'user' ? brand.staffId : null,
    reporter_name: reporter === 'user' ? brand.staffName : (creator?.name ?? ''),
    reason: report.reason,
    text: report.text,
    state: isDecided ? 'dismissed' : 'open',
    decided_by: isDecided ? make.adminId : null,
    decided_at: isDecided ? make.clock.at(-8, 14, 5) : null,
    note: '',
    created_at: createdAt,
  })
}

/** Threads as they look after some months: told changes, files, templates, one muted, one blocked, some put away, reports. */
export const makeThreadDesk = (desk: Desk): void => {
  const { make } = desk
  const messagesOf = new Map<unknown, Mutable[]>()
  for (const message of make.world.messages as Mutable[])
    messagesOf.set(message.thread_id, [...(messagesOf.get(message.thread_id) ?? []), message])
  for (const brand of make.brands) {
    const threads = (make.world.threads as Mutable[]).filter((thread) => thread.brand_id === brand.id)
    for (const thread of threads) postChanges(desk, thread, messagesOf.get(thread.id) ?? [], brand)
    addTemplates(desk, brand)
    const [tove] = make.creators
    const quiet = threads
      .filter(
        (thread) => thread.instagramer_id !== tove?.id && messagesOf.get(thread.id)?.every((each) => each.read_at),
      )
      .sort((one, other) => String(other.last_message_at).localeCompare(String(one.last_message_at)))
    const [muted, blocked, ...rest] = quiet
    if (!muted || !blocked) continue
    muted.brand_muted_at = make.clock.at(-3, 15, 0)
    blocked.creator_blocked_at = make.clock.at(-2, 11, 30)
    for (const old of rest.slice(-3)) old.brand_archived_at = make.clock.at(-1, 16, 10)
    const report = (thread: Mutable | undefined, rest: Omit<Report, 'thread' | 'messages'>) =>
      thread && addReport(desk, brand, { thread, messages: messagesOf.get(thread.id) ?? [], ...rest })
    if (brand.slug === 'bjorkbrygg')
      report(blocked, {
        reporter: 'instagramer',
        reason: 'rude',
        text: 'De skriver varje dag fast jag har tackat nej.',
        isDecided: false,
      })
    if (brand.slug === 'havsro')
      report(rest[0], { reporter: 'user', reason: 'spam', text: 'Samma länk tre gånger.', isDecided: true })
  }
  for (const message of make.world.messages as Mutable[]) {
    const names = talkFiles[String(message.body)]
    if (names) addFiles(desk, message, names)
  }
}
