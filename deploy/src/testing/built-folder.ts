import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteManifest } from '@samspel/federation/registry'

/** Writes a fake build of a remote into a folder, in the layout of the webpack preset. `contents` changes its script. */
export async function writeBuild(
  folder: string,
  name: string,
  version: string,
  { contents = '', manifest = {} }: { contents?: string; manifest?: Partial<RemoteManifest> } = {},
): Promise<void> {
  const global = `${name}_${version}`.replace(/\W/g, '_')
  const data = {
    kind: 'remote',
    version,
    chunks: { [global]: ['remoteEntry.1.js'], app: ['app.1.js', 'app.1.css'] },
    files: ['remoteEntry.1.js', 'app.1.js', 'app.1.css'],
    remote: {
      manifest: {
        name,
        routes: [{ path: `/${name}`, areas: ['admin'] }],
        surface: {},
        uses: { calls: [], storage: [] },
        ...manifest,
      },
      global,
      needs: { shared: {}, contract: '0.1.0' },
    },
  }
  await mkdir(folder, { recursive: true })
  const files = {
    'remoteEntry.1.js': `var ${global} = {}`,
    'app.1.js': `console.log('${name} ${version} ${contents}')`,
    'app.1.css': 'a { color: red }',
    'build.json': JSON.stringify(data),
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
}
