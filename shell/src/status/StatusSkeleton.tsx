import { Skeleton, SkeletonTable } from '@samspel/ui'
import css from './Status.module.css'

/** The page in the shape that it will have. */
export function StatusSkeleton({ label }: { label: string }) {
  return (
    <>
      <div className={css.figures} aria-hidden="true">
        {[0, 1, 2].map((card) => (
          <div key={card} className={css.card}>
            <Skeleton width="40%" height={12} />
            <Skeleton width="55%" height={24} />
            <Skeleton height={76} radius={8} />
          </div>
        ))}
      </div>
      <SkeletonTable label={label} rows={7} columns={6} />
    </>
  )
}
