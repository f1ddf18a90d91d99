// Emitted from the contract by `npm run emit`; a test fails when it is stale.
export const usualBodyBytes = 262144

export const bodyLimits: readonly { methods: readonly string[]; path: string; bytes: number }[] = [
  { methods: ['POST'], path: '/api/campaigns/:id/parcels/tracking', bytes: 2097152 },
  { methods: ['POST'], path: '/api/community_lists/:id/imports', bytes: 4194304 },
  { methods: ['POST'], path: '/api/campaigns/:id/creator_codes/imports', bytes: 4194304 },
  { methods: ['POST'], path: '/api/brands/:id/sales/imports', bytes: 4194304 },
  { methods: ['POST'], path: '/api/uploads', bytes: 8454144 },
  { methods: ['PUT'], path: '/api/campaigns/:id/store_choice', bytes: 2097152 },
  { methods: ['POST'], path: '/api/brands/:id/stores/import', bytes: 12582912 },
  { methods: ['POST'], path: '/api/payout_batches/:id/answer', bytes: 2097152 },
  { methods: ['POST'], path: '/api/bank_files', bytes: 2097152 },
  { methods: ['PUT'], path: '/api/media_files/:id/parts/:number', bytes: 4259840 },
  { methods: ['PUT'], path: '/api/media_files/:id/poster', bytes: 8454144 },
]
