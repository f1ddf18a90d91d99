/** The question asked about a participation. */
export type Question = 'approve' | 'reject' | 'note' | 'rate' | 'resolve'
