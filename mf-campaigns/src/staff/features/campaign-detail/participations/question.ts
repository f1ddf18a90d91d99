export type Question = 'approve' | 'reject' | 'note' | 'rate' | 'resolve' | 'agreement'
