import type { ProductSuggestion } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { messages as m } from './messages'
import { SafeLink } from './SafeLink'
import { StateChip } from './StateChip'
import css from './Suggestions.module.css'

/** What is told of each suggestion, and how it is opened; `withState` where suggestions of several states stand together. */
export function useColumns(
  onOpen: (suggestion: ProductSuggestion) => void,
  withState: boolean,
): Column<ProductSuggestion>[] {
  const t = useText()
  const f = useFormats()
  return [
    {
      key: 'product',
      header: t(m.product),
      wrap: true,
      cell: ({ product, description }) => (
        <span className={css.product}>
          <span className={css.name}>{product}</span>
          {description && <span className={css.quiet}>{description}</span>}
        </span>
      ),
    },
    {
      key: 'contact',
      header: t(commonMessages.contact),
      wrap: true,
      cell: ({ socials, email }) => (
        <span className={css.channels}>
          {socials.slice(0, 2).map((channel) => (
            <SafeLink key={channel} text={channel} />
          ))}
          {email && <span className={css.text}>{email}</span>}
        </span>
      ),
    },
    ...(withState
      ? [
          {
            key: 'state',
            header: t(commonMessages.state),
            cell: (row: ProductSuggestion) => <StateChip state={row.state} />,
          },
        ]
      : []),
    { key: 'received', header: t(m.received), cell: ({ createdAt }) => f.date(createdAt) },
    {
      key: 'open',
      header: t(commonMessages.open),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <Button size="sm" aria-label={t(m.openOf, { product: row.product })} onClick={() => onOpen(row)}>
          {t(commonMessages.open)}
        </Button>
      ),
    },
  ]
}
