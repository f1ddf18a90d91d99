/** What somebody is asked about one participation. */
export type Question = 'approve' | 'reject' | 'note' | 'rate' | 'resolve'
