import { useState } from 'react'
import type { ConnectedService, ConnectedServices } from '@samspel/api'
import { commonMessages } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Button, ErrorState, Icon, Notice, Page, SkeletonTable, Tag, TextButton } from '@samspel/ui'
import { Ends } from './Ends'
import { HowToConnect } from './HowToConnect'
import { chips, type Look, lookOf } from './looks'
import { messages as m } from './messages'
import css from './Services.module.css'
import { ServicesTable } from './ServicesTable'
import { useServiceFormats } from './use-formats'
import { useServices } from './use-services'
import { useTests } from './use-tests'
import { Webhooks } from './Webhooks'

const counted: readonly (readonly [Look, ...Look[]])[] = [['wrong'], ['missing'], ['practice'], ['live', 'quiet']]
const countWords = { wrong: m.countWrong, missing: m.countMissing, practice: m.countPractice, live: m.countLive }

function Counts({ services }: Pick<ConnectedServices, 'services'>) {
  const { t, number } = useServiceFormats()
  return (
    <div className={css.counts}>
      <ul aria-label={t(m.counts)}>
        {counted.map((looks) => {
          const [look] = looks
          const count = services.filter((service) => looks.includes(lookOf(service))).length
          const [tone, icon] = chips[look]
          return count === 0 ? null : (
            <li key={look} className={css.count} data-tone={tone}>
              <Icon name={icon} size={16} />
              <span>
                <b>{number(count)}</b> {t(countWords[look as keyof typeof countWords], { count })}
              </span>
            </li>
          )
        })}
      </ul>
      <span className={css.keys}>{t(m.keys)}</span>
    </div>
  )
}

/** Screen zi: what Samspel is connected to, what is missing, what ends, and what others called us with. */
export function ServicesPage() {
  const f = useServiceFormats()
  const { t } = f
  const { shown, error, busy, refresh } = useServices()
  const tests = useTests(refresh)
  const [explained, setExplained] = useState<ConnectedService>()
  usePageTitle(t(m.title))
  const testable = shown?.services.filter(({ untestable }) => untestable === null).map(({ name }) => name) ?? []

  return (
    <Page
      title={t(m.title)}
      className={css.page!}
      {...(shown && { titleAside: <Tag>{t(shown.isPublic ? m.production : m.here)}</Tag> })}
      actions={
        shown && (
          <TextButton
            icon="refresh"
            tone="quiet"
            className={css.updated!}
            onClick={() => void refresh()}
            aria-busy={busy}
            aria-label={`${t(m.updated, { time: f.clock(shown.updatedAt) })}, ${t(m.update)}`}
          >
            {t(m.updated, { time: f.clock(shown.updatedAt) })}
          </TextButton>
        )
      }
      {...(shown && {
        mainAction: tests.isRunning ? (
          <Button variant="main" icon="player-pause" onClick={tests.stop}>
            {t(m.stop)}
          </Button>
        ) : (
          <Button variant="main" icon="player-play" onClick={() => void tests.testAll(testable)}>
            {t(m.testAll)}
          </Button>
        ),
      })}
    >
      {shown && error && (
        <Notice kind="warn" action={<TextButton onClick={() => void refresh()}>{t(commonMessages.retry)}</TextButton>}>
          {t(m.stale, { time: f.clock(shown.updatedAt) })}
        </Notice>
      )}
      {shown ? (
        <>
          <Counts services={shown.services} />
          <ServicesTable shown={shown} tests={tests} onConnect={setExplained} />
          <div className={css.cards}>
            <Ends ends={shown.ends} />
            <Webhooks webhooks={shown.webhooks} onChange={() => void refresh()} />
          </div>
        </>
      ) : error ? (
        <ErrorState
          message={t(error.message)}
          retryLabel={t(commonMessages.retry)}
          onRetry={() => void refresh()}
          retrying={busy}
        />
      ) : (
        <SkeletonTable label={t(m.loading)} rows={8} columns={5} />
      )}
      <HowToConnect service={explained} onClose={() => setExplained(undefined)} />
    </Page>
  )
}
