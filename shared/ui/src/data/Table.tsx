import { Fragment, type ReactNode } from 'react'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { Icon } from '../icons/Icon'
import css from './Table.module.css'

export interface Column<R> {
  key: string
  header: string
  cell: (row: R) => ReactNode
  /** Numbers stand at the right. */
  align?: 'start' | 'end'
  /** CSS width, such as '184px'. */
  width?: string
  /** Lets the header sort by this key. */
  sortKey?: string
  /** Breaks long text instead of keeping one line. */
  wrap?: boolean
  /** Leaves the cell out of a phone's card. */
  hideOnPhone?: boolean
  /** A picture before the header. */
  mark?: ReactNode
  /** Hides the header, and in a phone's card the label: for buttons. */
  hideHeader?: boolean
  /** The cell of the foot row. */
  footer?: ReactNode
}
export interface Sort {
  key: string
  direction: 'asc' | 'desc'
}
export interface TableProps<R> {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  /** Makes the first cell a link that covers the row; buttons in other cells still work by themselves. */
  rowHref?: (row: R) => string
  /** Rows that follow one another with the same key get one heading over them. */
  groupOf?: (row: R) => { key: string; heading: ReactNode }
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  /** Dims the rows while newer ones are on their way. */
  busy?: boolean
  className?: string
}

/** Numbers to compare. Below 684 px each row is a card: the first column its head, the others lines of label and value. */
export function Table<R>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  groupOf,
  sort,
  onSort,
  busy,
  className,
}: TableProps<R>) {
  const hasFoot = columns.some((column) => column.footer !== undefined)
  const hasFooter = ({ footer }: Column<R>) => footer !== undefined && footer !== ''
  const cellClass = (column: Column<R>) =>
    cx(
      column.align === 'end' && css.end,
      column.wrap && css.breaks,
      column.hideOnPhone && css.desktopOnly,
      column.hideHeader && css.bare,
    )
  return (
    <div className={cx(css.scroll, className)}>
      <table role="table" className={css.table} aria-busy={busy || undefined}>
        <caption className={css.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => {
              const sorted = column.sortKey !== undefined && sort?.key === column.sortKey ? sort.direction : null
              return (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  className={cx(column.align === 'end' && css.end)}
                  style={{ width: column.width }}
                  aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  {column.sortKey && onSort ? (
                    <button
                      type="button"
                      className={cx(css.sort, sorted && css.sorted)}
                      onClick={() =>
                        onSort({ key: column.sortKey as string, direction: sorted === 'asc' ? 'desc' : 'asc' })
                      }
                    >
                      {column.header}
                      <Icon name={sorted === 'desc' ? 'arrow-down' : 'arrow-up'} size={14} />
                    </button>
                  ) : (
                    <span className={column.hideHeader ? css.hidden : column.mark ? css.marked : undefined}>
                      {column.mark}
                      {column.header}
                    </span>
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => {
            const group = groupOf?.(row)
            return (
              <Fragment key={rowKey(row)}>
                {group && (at === 0 || groupOf!(rows[at - 1]!).key !== group.key) && (
                  <tr role="row" className={css.group}>
                    <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                      {group.heading}
                    </th>
                  </tr>
                )}
                <tr role="row" className={cx(Boolean(rowHref) && css.linked)}>
                  {columns.map((column, index) => (
                    <td
                      key={column.key}
                      role="cell"
                      data-label={index > 0 && !column.hideHeader ? column.header : undefined}
                      className={cellClass(column)}
                    >
                      {index === 0 && rowHref ? (
                        <BareLink href={rowHref(row)} className={css.cover}>
                          {column.cell(row)}
                        </BareLink>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              </Fragment>
            )
          })}
        </tbody>
        {hasFoot && (
          <tfoot role="rowgroup">
            <tr role="row">
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={index > 0 && hasFooter(column) ? column.header : undefined}
                  className={cx(cellClass(column), !hasFooter(column) && css.blank)}
                >
                  {column.footer}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
