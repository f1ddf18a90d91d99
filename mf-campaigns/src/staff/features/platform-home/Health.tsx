import { Slot } from '@samspel/federation'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Card, Chip, cx, Icon, Link, SectionHead, SkeletonList } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { useEvery } from '../../../shared/use-every'
import { getPlatformStatus, pace, partsByUrgency } from './data'
import { Jobs } from './Jobs'
import { messages as m, stateNames } from './messages'
import css from './PlatformHome.module.css'

const statusPath = '/platform/status'

function Parts() {
  const t = useText()
  const { result, error, retry } = useQuery(getPlatformStatus({ query: {} }))
  useEvery(retry, pace)
  const parts = result ? partsByUrgency(result.platformStatus.parts) : undefined
  const deviating = parts?.filter(({ state }) => state === 'deviating').length ?? 0
  return (
    <Card
      title={t(m.parts)}
      aside={
        parts && (
          <Chip tone={deviating > 0 ? 'bad' : 'ok'} icon={deviating > 0 ? 'alert-circle' : 'check'}>
            {deviating > 0 ? t(m.deviate, { n: deviating, of: parts.length }) : t(m.allGood)}
          </Chip>
        )
      }
    >
      {parts ? (
        <ul className={css.parts}>
          {parts.map(({ name, live, canary, state }) => (
            <li key={name} className={cx(state === 'deviating' && css.badWord)}>
              <Link href={statusPath} className={css.part}>
                {name}
              </Link>
              <span className={css.small}>
                {canary ? t(m.onTrial, { version: canary.version, percent: canary.percent }) : live}
              </span>
              <Icon
                name={state === 'deviating' ? 'alert-circle' : state === 'good' ? 'circle-check' : 'circle'}
                size={16}
                className={css[state]}
                label={t(stateNames[state])}
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadError error={error} onRetry={retry} what={t(m.partsFailed)} />
      ) : (
        <SkeletonList label={t(commonMessages.loading)} />
      )}
    </Card>
  )
}

/** How the platform is: its parts, and the services outside, which their own team shows. */
export function Health() {
  const t = useText()
  const f = useFormats()
  return (
    <>
      <SectionHead
        title={t(m.health)}
        aside={
          <span className={css.links}>
            <span className={css.small}>{f.time(Date.now())}</span>
            <Link href={statusPath}>{t(m.status)}</Link>
            <Link href="/admin/services">{t(m.services)}</Link>
          </span>
        }
      />
      <div className={css.healthGrid}>
        <Parts />
        <Jobs />
        <Slot name="platform-home:health" />
      </div>
    </>
  )
}
