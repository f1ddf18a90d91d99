import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import { diffMessages } from './diff-messages'
import type { ComparedField, DiffSide, FieldDifference } from './field-diff'
import { fieldNames } from './field-names'
import css from './FieldDiffs.module.css'
import { FieldValue } from './FieldValue'

/** What is shown; see {@link FieldDiffs}. */
export interface FieldDiffsProps {
  diffs: readonly FieldDifference[]
  /** Heads one side of one field: its name, or a choice. Default: 'Tidigare' and 'Nu'. */
  head?: (side: DiffSide, field: ComparedField) => ReactNode
  /** Of whose lists the names are asked for. */
  brandId?: string | null | undefined
}

/** Differences of a campaign's fields, side by side: words, lists, products, pictures and days. */
export function FieldDiffs({ diffs, head, brandId }: FieldDiffsProps) {
  const t = useText()
  return (
    <ul className={css.diffs}>
      {diffs.map((diff) => (
        <li key={diff.field} className={css.field}>
          <h3 className={css.name}>{t(fieldNames[diff.field])}</h3>
          <div className={css.sides}>
            {(['before', 'after'] as const).map((side) => (
              <div key={side} className={css.side}>
                <div className={css.label}>{head ? head(side, diff.field) : t(diffMessages[side])}</div>
                <FieldValue diff={diff} side={side} brandId={brandId} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
