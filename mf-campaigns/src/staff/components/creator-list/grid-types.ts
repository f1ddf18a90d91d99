/** A column's heading; `sort` makes it a button. */
export interface GridColumn {
  key: 'creator' | 'place' | 'categories' | 'followers' | 'engagement' | 'reach' | 'rating'
  header: string
  sorted?: 'ascending' | 'descending' | undefined
  onSort?: () => void
}

/** What the list is about takes the place of a column that says less then. */
export interface GridMode {
  fit: 'fit' | 'like' | undefined
  price: boolean
  answer: boolean
}
