import { select, takeEvery } from 'redux-saga/effects'
import { createTranslate, defineMessages } from '@samspel/i18n'
import type { RootState } from '@samspel/store'
import { appActions } from '@samspel/store'
import { notify } from '@samspel/ui'

const { failed } = defineMessages({
  failed: {
    id: 'shell.language.failed',
    description: 'Notice: the texts of the language that was chosen could not be fetched',
    defaultMessage: 'Språket kunde inte hämtas. Kontrollera din anslutning och försök igen.',
    en: 'The language could not be fetched. Check your connection and try again.',
  },
})

/** Tells the visitor when a chosen language could not be loaded; the page keeps its current one. */
export function* languageSaga(): Generator<unknown, void, never> {
  yield takeEvery(appActions.localeFailed.type, function* () {
    const { locale }: RootState['app'] = yield select((state: RootState) => state.app)
    notify({ kind: 'bad', message: createTranslate(locale)(failed) })
  })
}
