import type { Registry, RemoteRelease } from '@samspel/federation/registry'
import type { Shapes } from '../shapes/shape'
import { readStoredShapes, STORED_SHAPES } from '../shapes/shape-file'
import type { ReleaseRecord, Storage } from '../storage/storage'
import type { Finding } from './finding'
import { refuse } from './finding'
import { few } from './needs'

/** Reads the types that are stored with a release. */
type ReadShapes = (name: string, version: string) => Promise<Shapes | undefined>

/**
 * Finds names of shared libraries whose types narrow between what a remote was built against and what a shell gives. A name that is gone is
 * found by `checkNames`.
 */
export async function checkTypes(
  name: string,
  { needs: { names = {} } }: Pick<RemoteRelease, 'needs'>,
  before: Shapes,
  after: Shapes,
): Promise<Finding[]> {
  // It needs the compiler, which no page server should load.
  const { narrowedBy } = await import('../shapes/compare-shapes')
  return Object.entries(names).flatMap(([library, taken]) =>
    Object.entries(taken).flatMap(([each, files]) =>
      narrowedBy(before, after, library, each).map((what) =>
        refuse({
          kind: 'shared-type',
          subject: `${name} ${library}.${each} ${what}`,
          what: `${name} takes ${each} from ${library}: ${what}`,
          why: `it was built against another type, in ${few(files)}`,
          todo: `keep the old beside the new in ${library} until ${name} is built against the new one, then take it away`,
        }),
      ),
    ),
  )
}

interface Looked {
  name: string
  release: RemoteRelease
}

/** All releases of remotes that some visitor gets. */
const outOf = ({ remotes }: Registry): Looked[] =>
  Object.entries(remotes).flatMap(([name, live]) =>
    [live, ...(live.canary ? [live.canary.release] : [])].map((release) => ({ name, release })),
  )

/**
 * Compares types of shared libraries: of a shell with what each live remote and canary was built against, of a remote with what the live shell gives.
 * A remote that does not say what it was built against is compared with the shell that is live now.
 * @param own types of the release itself
 */
export async function typeFindings(
  registry: Registry,
  record: ReleaseRecord,
  own: Shapes | undefined,
  read: ReadShapes,
): Promise<Finding[]> {
  const { shell } = registry
  if (!own || (record.kind === 'remote' && !shell)) return []
  const live = shell && (await read('shell', shell.version))
  if (record.kind === 'remote') return live ? checkTypes(record.name, record.release, own, live) : []
  const findings = await Promise.all(
    outOf(registry).map(async ({ name, release }) => {
      const before = (await read(name, release.version)) ?? live
      return before ? checkTypes(name, release, before, own) : []
    }),
  )
  return [...new Map(findings.flat().map((finding) => [finding.subject, finding])).values()]
}

/** Reads the types of releases from a storage. */
export const shapesIn =
  (storage: Storage): ReadShapes =>
  async (name, version) =>
    readStoredShapes(await storage.readFile(name, version, STORED_SHAPES))
