// Words come by @samspel/i18n: the ids that components of FormatJS would ask for do not travel (decision 60).
export { IntlProvider, useIntl } from 'react-intl'
