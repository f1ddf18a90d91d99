/** The first migration that the rules apply to. Earlier ones came before rolling deploys existed. */
export const firstLinted = '0100'

/** First line of a file whose statements cannot run in a transaction. Such a file may only build or drop indexes concurrently. */
export const outsideMark = '-- outside a transaction'
/** First line of a file that removes something no running release still reads or writes. */
const contractMark = '-- contract:'

const first = (sql: string): string => sql.trimStart().split(/\r?\n/, 1)[0] ?? ''

/** Whether a file's statements run one by one, outside a transaction. */
export const runsOutside = (sql: string): boolean => first(sql) === outsideMark

/** Splits a file into statements, without comments; function bodies stay in one piece. */
export const statementsOf = (sql: string): string[] => {
  const statements: string[] = []
  let rest = sql.replace(/^\s*--.*$/gm, '').replace(/ --[^\n']*$/gm, '')
  while (rest.trim() !== '') {
    const found = /^(?:[^;$']|'[^']*'|\$(\w*)\$[\s\S]*?\$\1\$|\$(?!\w*\$))*;?/.exec(rest)
    const statement = found && found[0] !== '' ? found[0] : rest
    statements.push(statement.replace(/;$/, '').replace(/\s+/g, ' ').trim())
    rest = rest.slice(statement.length)
  }
  return statements.filter((statement) => statement !== '')
}

/** Statements that break the previous release, which keeps running while the new one starts. */
const takesAway: [RegExp, string][] = [
  [/^DROP (?:TABLE|VIEW|FUNCTION|TYPE)/i, 'drops what the release before may use'],
  [/^ALTER TABLE .*\bDROP (?:COLUMN|CONSTRAINT)\b/i, 'drops what the release before may use'],
  [/^ALTER TABLE .*\bRENAME\b/i, 'renames what the release before calls by its name'],
  [
    /^ALTER TABLE .*\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/i,
    'changes a type, which rewrites the table under a lock',
  ],
  [/^ALTER TABLE .*\bALTER (?:COLUMN )?\w+ SET NOT NULL\b/i, 'demands a value that the release before may not write'],
]

/** Statements that block writes for as long as a large table takes, or that the previous release cannot comply with. */
const holdsUp: [RegExp, string][] = [
  [
    /^ALTER TABLE .*\bADD (?:COLUMN )?(?!CONSTRAINT\b)(?:IF NOT EXISTS )?\w+ (?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
    'adds a column that must have a value and has no default: the release before does not write it',
  ],
  [
    /^ALTER TABLE .*\bADD CONSTRAINT (?!.*\bNOT VALID\b).*\b(?:CHECK|FOREIGN KEY)\b/i,
    'checks every row under a lock: add it NOT VALID, and VALIDATE CONSTRAINT in a migration of its own',
  ],
  [/^LOCK TABLE/i, 'locks a table'],
]

const indexed = /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY\b).* ON (\w+)/i
const made = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i
const outside = /^(?:CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS|DROP INDEX CONCURRENTLY IF EXISTS)\b/i

/**
 * Finds what would break a rolling deploy, where two releases share one database. The order is: expand (add), migrate (fill), and in a
 * later release contract (remove), marked by `-- contract: why`.
 */
export const faultsOfMigration = ({ name, sql }: { name: string; sql: string }): string[] => {
  if (name < firstLinted) return []
  const statements = statementsOf(sql)
  const say = (statement: string, why: string) => `${name}: ${why} (${statement.slice(0, 80)})`
  if (runsOutside(sql))
    return statements.flatMap((statement) =>
      outside.test(statement) ? [] : [say(statement, 'is no index that is built or dropped beside writes')],
    )
  const isContract = first(sql).startsWith(contractMark) && first(sql).length > contractMark.length + 10
  const own = new Set(statements.flatMap((statement) => made.exec(statement)?.[1]?.toLowerCase() ?? []))
  return statements.flatMap((statement) => {
    const table = /^ALTER TABLE (?:ONLY |IF EXISTS )*(\w+)/i.exec(statement)?.[1]?.toLowerCase()
    if (table && own.has(table)) return []
    const on = indexed.exec(statement)?.[1]?.toLowerCase()
    if (on && !own.has(on))
      return [
        say(
          statement,
          `builds an index under a lock: in a file of its own that begins with '${outsideMark}', CONCURRENTLY`,
        ),
      ]
    const rules = isContract ? holdsUp : [...takesAway, ...holdsUp]
    return rules.filter(([pattern]) => pattern.test(statement)).map(([, why]) => say(statement, why))
  })
}
