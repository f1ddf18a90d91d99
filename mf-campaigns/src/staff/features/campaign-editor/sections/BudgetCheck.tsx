import { BudgetWarning } from '@samspel/desk/budget'
import type { EditorValues } from '../data/values'

interface BudgetCheckProps {
  values: Pick<EditorValues, 'brandId' | 'paidCollaborationPrice' | 'targetNumberOfInstagramers' | 'endAt' | 'dueAt'>
  /** Places whose fee is already on hold or paid. */
  approved?: number | undefined
}

/** Warns before the campaign is sent where its fees would go above the budget of the quarter; where places are unlimited, one of them. */
export function BudgetCheck({
  values: { brandId, paidCollaborationPrice, targetNumberOfInstagramers: places, endAt, dueAt },
  approved = 0,
}: BudgetCheckProps) {
  const left = places ? Math.max(0, places - approved) : 1
  const fees = (paidCollaborationPrice ?? 0) * 100 * left
  return brandId && fees > 0 ? <BudgetWarning brandId={brandId} fees={fees} endsOn={endAt ?? dueAt ?? null} /> : null
}
