import type { Mention } from '@samspel/api'

/** When a post was handed in as it is now. */
export const handedInAt = ({ createdAt, resubmittedAt }: Pick<Mention, 'createdAt' | 'resubmittedAt'>): string =>
  resubmittedAt ?? createdAt
