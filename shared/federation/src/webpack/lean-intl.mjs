import { withoutBodies } from './without-bodies.mjs'

/** Formats of numbers, dates and lists by components and hooks: ours are those of @samspel/i18n, and of react-intl texts alone are formatted. */
const FORMATS = [
  'formatDate',
  'formatTime',
  'formatDateTimeRange',
  'formatDateToParts',
  'formatTimeToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatDisplayName',
  'formatList',
  'formatListToParts',
  'formatPlural',
  'formatRelativeTime',
  'formatNumber',
  'formatNumberToParts',
]
const COMPONENT = /^(const \w+ = )(?=createFormatted\w+\()/gm
const NAME = /^\w+\.displayName = "\w+";$/gm

/** Leaves of FormatJS what turns a message and its values into text. */
export const leanIntl = (source) => {
  const text = source.includes('\nfunction createIntl(config, cache) {\n\tconst formatters')
    ? withoutBodies(source, '', FORMATS, '@formatjs/intl')
    : source
  return text.replace(COMPONENT, '$1/* @__PURE__ */ ').replace(NAME, '')
}

/** webpack loader for the files of react-intl and @formatjs/intl. */
export default leanIntl
