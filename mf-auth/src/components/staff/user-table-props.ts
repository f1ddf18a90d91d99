import type { User } from '@samspel/api'

export interface UserTableProps {
  users: readonly User[]
  /** Whether to show each user's company or brands. */
  shows: 'company' | 'brands'
  nameOf?: (brandId: string) => string | undefined
  busy: boolean
  onEdit: (user: User) => void
}
