import { fewestCases } from '@samspel/api/track-record'
import { useFormats, useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { Card, SectionHead } from '@samspel/ui'
import css from './CreatorRecord.module.css'
import { recordMessages as m } from './messages'

const getCreatorRecord = apiAction('getCreatorRecord')

interface CreatorRecordProps {
  creatorId: string
  isOwn?: boolean
  isCard?: boolean
}

/**
 * How a creator has kept what was agreed, where brands decide and, with `isOwn`, to the creator. To brands nothing is shown before a figure
 * rests on enough cases.
 */
export function CreatorRecord({ creatorId, isOwn = false, isCard = false }: CreatorRecordProps) {
  const t = useText()
  const f = useFormats()
  const { result } = useQuery(getCreatorRecord({ params: { id: creatorId } }))
  if (!result) return null
  const { agreed, inTime, changesPerPost, left, neverPosted } = result.creatorRecord
  const ofAll = (n: number | null) => (n === null ? null : t(m.of, { n, all: agreed }))
  const figures = (
    [
      [m.inTime, inTime === null ? null : f.percent(inTime / 100)],
      [m.changes, changesPerPost === null ? null : f.number(changesPerPost, 1)],
      [m.left, ofAll(left)],
      [m.neverPosted, ofAll(neverPosted)],
    ] as const
  ).filter(([, value]) => value !== null)
  if (figures.length === 0 && !isOwn) return null
  const record = (
    <section>
      <SectionHead title={t(isOwn ? m.own : m.title)} />
      {figures.length === 0 ? (
        <p className={css.quiet}>{t(m.from, { n: fewestCases })}</p>
      ) : (
        <>
          <dl className={css.figures}>
            {figures.map(([label, value]) => (
              <div key={label.id}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={css.quiet}>{[t(m.period), isOwn && t(m.leftNote)].filter(Boolean).join(' ')}</p>
        </>
      )}
    </section>
  )
  return isCard ? <Card>{record}</Card> : record
}
