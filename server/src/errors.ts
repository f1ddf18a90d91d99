import { type ErrorId, errorKinds, type FieldErrorId } from '@samspel/api'

export type FieldErrors = Record<string, FieldErrorId[]>

/** A refusal with a stable id; the status is the id's. With `errors` the answer names the fields. */
export class AppError extends Error {
  readonly status: number
  constructor(
    readonly id: ErrorId,
    readonly errors?: FieldErrors,
    /** Whose act stands in the way, by name. */
    readonly by?: string,
  ) {
    super(id)
    this.status = errorKinds[id].status
  }
}

/** 422 with the ids by field. */
export const invalid = (errors: FieldErrors): AppError => new AppError('invalid', errors)
