import type { SecondStepWay } from '@samspel/api'
import type { UnmetFollowers } from '@samspel/api/campaign-rules'
import { type ErrorId, errorKinds, type FieldErrorId } from '@samspel/api/errors'

export type FieldErrors = Record<string, FieldErrorId[]>

/** A refusal with a stable id, which determines the status. With `errors`, the answer lists the fields at fault. */
export class AppError extends Error {
  readonly status: number
  constructor(
    readonly id: ErrorId,
    readonly errors?: FieldErrors,
    /** Name of the person whose action conflicts. */
    readonly by?: string,
    /** What is missing, in numbers. */
    readonly followers?: UnmetFollowers,
    /** What a body or file that was too large may have. */
    readonly maxBytes?: number,
  ) {
    super(id)
    this.status = errorKinds[id].status
  }
}

/** The password was right, and the account shows a second step: by what, and the token of the sign-in. */
export class SecondStepNeeded extends AppError {
  constructor(readonly secondStep: { token: string; ways: readonly SecondStepWay[] }) {
    super('second_step_needed')
  }
}

/** A token of a company that lacks the scope of a call. */
export class ScopeMissing extends AppError {
  constructor(readonly scope: string) {
    super('scope_missing')
  }
}

/** A 422 with error ids by field. */
export const invalid = (errors: FieldErrors): AppError => new AppError('invalid', errors)

/** The 422 of a file that has more bytes than its endpoint takes. */
export const fileTooLarge = (maxBytes: number): AppError =>
  new AppError('invalid', { file: ['file_too_large'] }, undefined, undefined, maxBytes)
