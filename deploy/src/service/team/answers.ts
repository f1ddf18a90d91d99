import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { BuildFailed } from '../../build/run-build'
import { DoesNotFit } from '../../gate/check'
import { StorageProblem } from '../../model/problems'
import type { RefusalReason } from '../../registry/refused'
import { Refused } from '../../registry/refused'
import { RevisionConflict, VersionTaken } from '../../storage/storage'

const statuses: Record<RefusalReason, number> = {
  usage: 400,
  unauthorized: 401,
  forbidden: 403,
  unknown: 404,
  never_published: 404,
  already_live: 409,
  locked: 409,
  not_running: 409,
  nothing_to_go_back_to: 409,
  changed_meanwhile: 409,
  version_taken: 409,
  incomplete: 409,
  too_large: 413,
  does_not_fit: 422,
  bad_build: 422,
  too_many: 429,
  storage_problem: 503,
  unreachable: 503,
}

/** Body of a refusal to a team's request. */
export interface Refusal {
  error: RefusalReason
  message: string
  findings?: DoesNotFit['findings']
}

function refusalOf(error: Error & Partial<FastifyError>): Refusal | undefined {
  const { message } = error
  if (error instanceof DoesNotFit) return { error: error.reason, message, findings: error.findings }
  if (error instanceof Refused) return { error: error.reason, message }
  if (error instanceof VersionTaken) return { error: 'version_taken', message }
  if (error instanceof RevisionConflict) return { error: 'changed_meanwhile', message }
  if (error instanceof BuildFailed) return { error: 'bad_build', message }
  if (error instanceof StorageProblem) return { error: 'storage_problem', message: `${error.name}: ${message}` }
  if (error.statusCode === 429) return { error: 'too_many', message: 'too many calls from here; wait a minute' }
  if (error.statusCode === 413) return { error: 'too_large', message: 'the call is too large' }
  if (error.statusCode && error.statusCode < 500) return { error: 'usage', message }
  return undefined
}

/** Answers an error with an id for programs and a message for people. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): unknown {
  const refusal = refusalOf(error)
  if (!refusal || refusal.error === 'storage_problem')
    request.log.error({ err: error }, 'a call of a team could not be answered')
  return refusal
    ? reply.code(statuses[refusal.error]).send(refusal)
    : reply.code(500).send({
        error: 'internal',
        message: 'something unexpected happened; the log of the registry service says what',
      })
}
