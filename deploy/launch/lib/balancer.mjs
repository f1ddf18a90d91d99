import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { databaseUser } from './database-user.mjs'
import { Failure } from './failure.mjs'
import { until } from './processes.mjs'

const lines = (ports, one) => ports.map(one).join('\n')

/**
 * Load balancer configuration for several edges and several APIs. A connection that fails before anything
 * was sent is retried on another instance. nginx has no active checks: it announces that it repeats reads, and an
 * instance that drains closes the connection of the next one, upon which nginx leaves it alone for `fail_timeout`,
 * which is longer than the drain (server/src/http/draining.ts).
 */
const nginx = ({ folder, front, back, edges, apis }) => `worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 8192; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream edges {
${lines(edges, (port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=4s;`)}
    zone edges 64k;
    keepalive 32;
  }
  upstream apis {
${lines(apis, (port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=4s;`)}
    zone apis 64k;
    keepalive 32;
  }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_connect_timeout 2s;
  proxy_next_upstream error timeout;
  server {
    listen 127.0.0.1:${front};
    client_max_body_size 21m;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Balancer-Repeats-Reads 1;
    location = /api/live/stream { proxy_pass http://edges; proxy_buffering off; proxy_read_timeout 1h; }
    location / { try_files /dev/null @edge; }
    location @edge { proxy_pass http://edges; }
  }
  server {
    listen 127.0.0.1:${back};
    client_max_body_size 21m;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Balancer-Repeats-Reads 1;
    location = /api/live/stream { proxy_pass http://apis; proxy_buffering off; proxy_read_timeout 1h; }
    location / { try_files /dev/null @api; }
    location @api { proxy_pass http://apis; }
  }
}
`

const haproxy = ({ front, back, edges, apis }) => `global
  maxconn 8192
  nbthread 1
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  # A busy machine answers late, which is no reason to take an instance out: one that stops says 503, or nothing listens.
  timeout check 5s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
frontend visitors
  bind 127.0.0.1:${front}
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Proto http
  http-request set-header X-Forwarded-Host %[req.hdr(host)]
  default_backend edges
frontend calls
  bind 127.0.0.1:${back}
  default_backend apis
backend edges
  http-request disable-l7-retry unless METH_GET or METH_HEAD
  option httpchk GET /healthz
  default-server check inter 500ms fall 1 rise 1
${lines(edges, (port) => `  server edge${port} 127.0.0.1:${port}`)}
backend apis
  http-request disable-l7-retry unless METH_GET or METH_HEAD
  option httpchk GET /readyz
  default-server check inter 500ms fall 1 rise 1
${lines(apis, (port) => `  server api${port} 127.0.0.1:${port}`)}
`

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Starts Debian's nginx or HAProxy in front of running edges and APIs; undefined if it is not installed.
 * @param {'nginx' | 'haproxy'} kind
 * @param {{ folder: string, front: number, back: number, edges: readonly number[], apis: readonly number[] }} options
 */
export async function startBalancer(kind, options) {
  if (spawnSync(kind, ['-v']).status !== 0) return undefined
  const place = path.join(options.folder, kind)
  mkdirSync(place, { recursive: true, mode: 0o755 })
  const user = databaseUser(place)
  if (user) chownSync(place, user.uid, user.gid)
  const file = path.join(place, `${kind}.conf`)
  writeFileSync(file, (kind === 'nginx' ? nginx : haproxy)({ ...options, folder: place }))
  const args = kind === 'nginx' ? ['-p', place, '-c', file, '-e', path.join(place, 'error.log')] : ['-db', '-f', file]
  const child = spawn(kind, args, { stdio: 'ignore', cwd: '/', ...(user && { uid: user.uid, gid: user.gid }) })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isUp = await until(
    async () => hasEnded() || ((await answers(options.front)) && (await answers(options.back))),
    20_000,
  )
  if (!isUp || hasEnded()) throw new Failure(`${kind} did not start: ${file}`)
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await until(async () => hasEnded(), 5_000)
    },
  }
}
