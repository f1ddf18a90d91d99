/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import ApprovalsBadge from './ApprovalsBadge'

test('says how many requests of colleagues wait for the caller, not the own ones', async () => {
  const { api } = renderWithApp(<ApprovalsBadge />, {
    api: {
      'GET /approval_requests': { approval_requests: [], meta: { total_count: 2 } },
    } as never,
  })
  expect(await screen.findByText('2')).toBeTruthy()
  expect(api.calls.map(({ query }) => query.get('whose'))).toEqual(['toAnswer'])
})
