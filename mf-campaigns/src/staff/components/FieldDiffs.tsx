import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import { diffMessages } from './diff-messages'
import type { ComparedField, DiffSide, FieldDifference } from './field-diff'
import { fieldNames } from './field-names'
import css from './FieldDiffs.module.css'
import { FieldValue } from './FieldValue'

/** Props of {@link FieldDiffs}. */
export interface FieldDiffsProps {
  diffs: readonly FieldDifference[]
  /** Heading of one side of a field: its name, or a choice. Defaults to 'Tidigare' and 'Nu'. */
  head?: (side: DiffSide, field: ComparedField) => ReactNode
  /** The brand whose list names are loaded. */
  brandId?: string | null | undefined
}

/** Differences between two versions of a campaign, side by side: texts, lists, products, pictures and dates. */
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
