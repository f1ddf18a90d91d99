import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Notice, SaveStatus, Stack } from '@samspel/ui'
import { SettingsSkeleton } from '../../../components/SettingsSkeleton'
import { useOwnAccount } from '../../../data/own-account'
import { ChoiceTable } from './ChoiceTable'
import { DigestCard } from './DigestCard'
import { messages as m } from './messages'
import css from './Notices.module.css'
import { PushDevices } from './PushDevices'
import { QuietCard } from './QuietCard'
import { useNoticeSettings } from './use-notice-settings'
import { usePush } from './use-push'

/** Notification settings; each choice is saved on its own. */
export function NoticeSettingsPage() {
  const t = useText()
  const { time } = useFormats()
  const isCreator = Boolean(useOwnAccount().instagramer)
  const view = useNoticeSettings()
  const { settings, change, saving, savedAt, problem } = view
  const push = usePush(settings, view.take)
  if (view.status === 'error' && view.error)
    return <ReadError what={t(m.failed)} error={view.error} onRetry={view.retry} />
  if (!settings) return <SettingsSkeleton label={t(m.loading)} fields={4} />
  const hasDigest = settings.choices.some(({ mail }) => mail === 'digest')
  return (
    <div className={css.parts}>
      {(saving || savedAt) && (
        <div className={css.saved}>
          <SaveStatus
            state={saving ? 'saving' : 'saved'}
            label={saving || !savedAt ? t(m.saving) : t(commonMessages.saved, { time: time(savedAt) })}
          />
        </div>
      )}
      <Stack gap={16}>
        {problem && <Notice kind="bad">{t(problem)}</Notice>}
        <ChoiceTable
          choices={settings.choices}
          isCreator={isCreator}
          onChange={async (choice) => {
            // Choosing push asks the browser for permission if it has none yet.
            if ((await change({ choice })) && choice.push && push.state === 'off') await push.turnOn()
          }}
        />
        <PushDevices devices={settings.devices} push={push} />
      </Stack>
      <Stack gap={16}>
        <DigestCard digest={settings.digest} isUsed={hasDigest} onChange={(digest) => void change({ digest })} />
        <QuietCard quiet={settings.quiet} onChange={(quiet) => void change({ quiet })} />
        {settings.email && <Notice kind="neutral">{t(m.always, { email: settings.email })}</Notice>}
      </Stack>
    </div>
  )
}
