import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Mode, Practice } from './service'

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown

/** How a vendor says that it limits, is down or refuses. */
export type ModeAnswers = Record<Exclude<Mode, 'works' | 'late'>, Answer>

/** Longer than any client of Samspel waits. */
export const lateMs = 30_000

/** A hook for the routes of a vendor: they answer as the mode of the service says. */
export const underMode =
  (practice: Practice, service: string, answers: ModeAnswers, pauseMs = lateMs): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const mode = practice.modeOf(service)
    if (mode === 'works') return
    if (mode === 'late') return void (await pause(pauseMs, undefined, { ref: false }))
    await answers[mode](request, reply)
    return reply
  }
