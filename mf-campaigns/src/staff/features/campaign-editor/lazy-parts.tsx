import { lazy, Suspense } from 'react'
import type { CompareDialogProps } from './CompareDialog'

const Loaded = lazy(() =>
  import(/* webpackChunkName: "campaign-compare" */ './CompareDialog').then(({ CompareDialog: part }) => ({
    default: part,
  })),
)

/** Two versions are rarely compared: what shows them comes when they are. */
export const CompareDialog = (props: CompareDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
