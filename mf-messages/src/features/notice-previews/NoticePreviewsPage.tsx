import type { Locale, NoticePreview } from '@samspel/api'
import { noticeKinds, type NoticeTopic, noticeTopicIcons, noticeTopicNames, noticeTopics } from '@samspel/api/notices'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { apiAction, useQuery } from '@samspel/store'
import { cx, Icon, Page, SegmentedControl, SelectField, SkeletonCards, useIsMobile } from '@samspel/ui'
import { messages as m } from './messages'
import css from './NoticePreviews.module.css'
import { PreviewCard } from './PreviewCard'

const listNoticePreviews = apiAction('listNoticePreviews')

const topicsShown = noticeTopics.map((topic) => ({
  topic,
  count: Object.values(noticeKinds).filter((one) => one === topic).length,
}))
const isTopic = (text: string | undefined): text is NoticeTopic => noticeTopics.some((topic) => topic === text)

/** Previews every kind of notice, group by group, in one language or both: in the app, as an e-mail and on a lock screen. */
export function NoticePreviewsPage() {
  const t = useText()
  const own = useLocale()
  const isPhone = useIsMobile()
  const [{ language, group }, setQuery] = useQueryParams()
  const chosen = language === 'sv' || language === 'en' || language === 'both' ? language : own
  const locales: readonly Locale[] = chosen === 'both' ? ['sv', 'en'] : [chosen]
  const topic: NoticeTopic = isTopic(group) ? group : noticeTopics[0]
  const sv = useQuery(listNoticePreviews({ query: { locale: 'sv' } }))
  const en = useQuery(listNoticePreviews({ query: { locale: 'en' } }))
  usePageTitle(t(m.title))
  const error = sv.error ?? en.error
  const isReady = sv.result && en.result
  const previews: Record<Locale, readonly NoticePreview[]> = {
    sv: sv.result?.noticePreviews ?? [],
    en: en.result?.noticePreviews ?? [],
  }
  const shown = previews[chosen === 'en' ? 'en' : 'sv'].filter((one) => one.topic === topic)
  const choose = (next: NoticeTopic) => setQuery({ group: next === noticeTopics[0] ? '' : next })

  return (
    <Page
      title={t(m.title)}
      context={t(m.about, { n: Object.keys(noticeKinds).length })}
      actions={
        <SegmentedControl
          label={t(commonMessages.language)}
          value={chosen}
          onChange={(value) => setQuery({ language: value === own ? '' : value })}
          options={[
            { value: 'sv', label: 'Svenska' },
            { value: 'en', label: 'English' },
            { value: 'both', label: t(m.both) },
          ]}
        />
      }
    >
      <div className={css.columns}>
        {isPhone ? (
          <SelectField
            label={t(m.groups)}
            value={topic}
            onChange={(next) => next && choose(next)}
            options={topicsShown.map(({ topic: each, count }) => ({
              value: each,
              label: `${noticeTopicNames[each][own]} (${count})`,
            }))}
          />
        ) : (
          <nav aria-label={t(m.groups)}>
            <ul className={css.groups}>
              {topicsShown.map(({ topic: each, count }) => (
                <li key={each}>
                  <button
                    type="button"
                    className={cx(css.group, each === topic && css.current)}
                    aria-current={each === topic ? 'true' : undefined}
                    onClick={() => choose(each)}
                  >
                    <Icon name={noticeTopicIcons[each]} size={18} />
                    <span className={css.groupName}>{noticeTopicNames[each][own]}</span>
                    <span className={css.count}>{count}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section aria-label={noticeTopicNames[topic][own]} className={css.kinds}>
          {error && !isReady && (
            <ReadError
              error={error}
              onRetry={() => {
                sv.retry()
                en.retry()
              }}
              what={t(m.failed)}
            />
          )}
          {!isReady && !error && <SkeletonCards label={t(m.loading)} />}
          {isReady &&
            shown.map(({ kind }) => (
              <PreviewCard
                key={kind}
                kind={kind}
                topic={topic}
                texts={locales.flatMap((locale) => {
                  const text = previews[locale].find((one) => one.kind === kind)
                  return text ? [{ locale, text }] : []
                })}
              />
            ))}
        </section>
      </div>
    </Page>
  )
}
