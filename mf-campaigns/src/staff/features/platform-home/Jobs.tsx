import type { PlatformJob } from '@samspel/api'
import { commonMessages, type Formats, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Card, Chip, cx, Icon, SkeletonList } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { useEvery } from '../../../shared/use-every'
import { listPlatformJobs, pace } from './data'
import { jobMessages as m, jobNames } from './job-messages'
import css from './PlatformHome.module.css'

const hasTrouble = (job: PlatformJob) => job.isLate || job.failingSince !== null
const nameOf = ({ name }: PlatformJob) => (name in jobNames ? jobNames[name as keyof typeof jobNames] : undefined)
const order = Object.keys(jobNames)

/** Those in trouble, then those that people know by name; the rest is a number. */
const shownOf = (jobs: readonly PlatformJob[]) => [
  ...jobs.filter(hasTrouble),
  ...jobs
    .filter((job) => !hasTrouble(job) && nameOf(job))
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name)),
]

const tookOf = (f: Formats, { endedAt, tookMs }: PlatformJob) =>
  `${f.time(endedAt)}, ${tookMs < 1_000 ? '< 1 s' : tookMs < 120_000 ? `${f.number(Math.round(tookMs / 1_000))} s` : `${f.number(Math.round(tookMs / 60_000))} min`}`

function JobRow({ job }: { job: PlatformJob }) {
  const t = useText()
  const f = useFormats()
  const name = nameOf(job)
  const isBad = job.failingSince !== null
  const said = isBad
    ? t(m.failing, { when: f.dateTime(job.failingSince!) })
    : job.isLate
      ? t(m.late, { when: f.dateTime(job.endedAt) })
      : tookOf(f, job)
  return (
    <li className={cx(isBad && css.badWord)}>
      <span className={css.part}>{name ? t(name) : job.name}</span>
      <span className={css.small}>{said}</span>
      <Icon
        name={hasTrouble(job) ? 'alert-triangle' : 'circle-check'}
        size={16}
        className={isBad ? css.deviating : job.isLate ? css.lateJob : css.good}
        label={t(isBad ? m.stateFailing : job.isLate ? m.stateLate : m.stateGood)}
      />
    </li>
  )
}

/** Scheduled work: what fails or is late first. */
export function Jobs() {
  const t = useText()
  const { result, error, retry } = useQuery(listPlatformJobs())
  useEvery(retry, pace)
  const jobs = result?.platformJobs
  const troubled = jobs?.filter(hasTrouble).length ?? 0
  const shown = shownOf(jobs ?? [])
  const others = (jobs?.length ?? 0) - shown.length
  return (
    <Card
      title={t(m.title)}
      aside={
        jobs && (
          <Chip tone={troubled > 0 ? 'warn' : 'ok'} icon={troubled > 0 ? 'alert-triangle' : 'check'}>
            {troubled > 0 ? t(m.troubled, { n: troubled, of: jobs.length }) : t(m.allOnTime)}
          </Chip>
        )
      }
    >
      {jobs ? (
        jobs.length === 0 ? (
          <p className={css.small}>{t(m.none)}</p>
        ) : (
          <ul className={css.parts}>
            {shown.map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
            {others > 0 && (
              <li>
                <span className={css.part}>{t(m.others, { n: others })}</span>
                <span className={css.small}>{t(m.onTime)}</span>
                <Icon name="circle-check" size={16} className={css.good} label={t(m.stateGood)} />
              </li>
            )}
          </ul>
        )
      ) : error ? (
        <LoadError error={error} onRetry={retry} what={t(m.failed)} />
      ) : (
        <SkeletonList label={t(commonMessages.loading)} />
      )}
    </Card>
  )
}
