import type { Terms } from '@samspel/api'
import type { Actor, TestApi } from './test-api'
import { newKey } from './wallet'

/** Terms that ask for a draft, for campaigns whose creators publish links, so that no picture is needed. */
export const draftTerms: Terms = {
  pieces: { post: 0, reel: 0, story: 0, link: 1, content: 0 },
  anyPiece: false,
  changeRounds: 1,
  rights: null,
  exclusivity: null,
  answerDays: 5,
  cancelShare: 'half',
  draft: { answerDays: 2 },
}
export const askingForDrafts = { payment_type: 'link' as const, terms: JSON.stringify(draftTerms) }

export interface WireDraft {
  id: string
  state: string
  caption: string
  saved_at: string | null
  answer_by: string | null
  send_by: string | null
  publish_by: string | null
  extra_round: string | null
  changes_used: number
  change_rounds: number | null
  abilities: string[]
  versions: { number: number; caption: string; outcome: string | null; note: string | null }[]
  comments: { id: string; number: number; text: string; sent_at: string | null; done_at: string | null }[]
}

/** Calls about drafts, as both sides make them. */
export const draftsOf = (api: TestApi) => {
  const call = async (who: Actor, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const answer = await api.call(who, method, `/api/post_drafts/${path}`, {
      ...(method === 'POST' && { headers: newKey() }),
      ...(body && { body }),
    })
    const {
      post_draft: draft,
      error,
      errors,
    } = (answer.body ?? {}) as {
      post_draft?: WireDraft
      error?: string
      errors?: object
    }
    return { status: answer.status, draft, error: error ?? errors }
  }
  const read = (who: Actor, id: string) => call(who, 'GET', id)
  const save = async (who: Actor, id: string, caption: string, savedAt?: string | null) =>
    call(who, 'PUT', id, {
      post_draft: {
        caption,
        media: [],
        saved_at: savedAt === undefined ? ((await read(who, id)).draft?.saved_at ?? null) : savedAt,
      },
    })
  const send = (who: Actor, id: string) => call(who, 'POST', `${id}/send`)
  /** Writes a text and sends it. */
  const submit = async (who: Actor, id: string, caption: string) => {
    await save(who, id, caption)
    return send(who, id)
  }
  const approve = (who: Actor, id: string, version = 1) => call(who, 'PATCH', `${id}/approve`, { version })
  const change = (who: Actor, id: string, version = 1, note = 'Ljusare, tack') =>
    call(who, 'PATCH', `${id}/request_changes`, { version, note })
  const askExtra = (who: Actor, id: string, version: number) =>
    call(who, 'POST', `${id}/extra_round`, { version, note: 'En gång till' })
  const answerExtra = (who: Actor, id: string, answer: 'yes' | 'no') =>
    call(who, 'PATCH', `${id}/extra_round`, { answer })
  const withdraw = (who: Actor, id: string) => call(who, 'PATCH', `${id}/withdraw`)
  const decline = (who: Actor, id: string, version = 1) =>
    call(who, 'PATCH', `${id}/decline`, { version, reason: 'Passar inte oss' })
  const comment = async (who: Actor, id: string, text: string) =>
    api.call(who, 'POST', `/api/post_drafts/${id}/comments`, {
      headers: newKey(),
      body: { draft_comment: { place: { from: 0, to: 6, quote: 'Reklam' }, text } },
    })
  return { call, read, save, send, submit, approve, change, askExtra, answerExtra, withdraw, decline, comment }
}
