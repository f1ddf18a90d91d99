import type { Actor } from './test-api'

export interface Line {
  id: string
  seq: number
  body: string
}
/** A thread, with its writer and readers. Its messages are numbers, in the order written. */
export interface Talk {
  brandId: string
  creator: Actor
  staff: Actor
  isStaffWriting: boolean
  length: number
}

type Read = (who: Actor, talk: Talk, page: number) => Promise<Line[]>

/**
 * What a reader knows of its threads when reading like the page does: the latest page after each fact, then older ones back to what is
 * known.
 */
export const openHands = (who: Actor, talks: readonly Talk[], read: Read) => {
  const hands = new Map<string, Line[]>(talks.map(({ creator }) => [creator.id, []]))
  const faults = { doubled: 0, outOfOrder: 0 }
  const running = new Map<string, { again: boolean }>()
  let resolveComplete: () => void = () => undefined
  const complete = new Promise<void>((resolve) => {
    resolveComplete = resolve
  })

  const readThread = async (talk: Talk) => {
    const known = hands.get(talk.creator.id)!
    const last = known.at(-1)?.seq ?? 0
    const fresh = new Map<string, Line>()
    for (let page = 1; ; page += 1) {
      const lines = await read(who, talk, page)
      for (const line of lines) if (line.seq > last) fresh.set(line.id, line)
      if (lines.length === 0 || lines.some(({ seq }) => seq <= last + 1)) break
    }
    for (const line of [...fresh.values()].sort((one, other) => one.seq - other.seq)) {
      if (known.some(({ id, body }) => id === line.id || body === line.body)) faults.doubled += 1
      if (Number(line.body) !== known.length) faults.outOfOrder += 1
      known.push(line)
    }
  }
  const refresh = (talk: Talk): void => {
    const { id } = talk.creator
    const before = running.get(id)
    if (before) {
      before.again = true
      return
    }
    const state = { again: true }
    running.set(id, state)
    void (async () => {
      while (state.again) {
        state.again = false
        await readThread(talk)
      }
      running.delete(id)
      const isComplete = talks.every(({ creator, length }) => hands.get(creator.id)!.length >= length)
      if (isComplete && running.size === 0) resolveComplete()
    })()
  }
  return { hands, faults, refresh, complete }
}
