import { execFileSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPortOpen, run, until, type Running } from '@oriel/dev-world/engine/process'
import type { Process, User } from './trees.ts'

const root = path.resolve(import.meta.dirname, '../..')
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']
const NAMES = [
  '*.oriel.localhost',
  'oriel.localhost',
  'office.localhost',
  'studio.localhost',
  'gateway.localhost',
]
const START_WAIT_MS = 20_000

export type EdgePorts = { readonly http: number; readonly https: number }
type Ports = Readonly<Partial<Record<Process, number>>>

export function findNginx(): string {
  const found = PLACES.find((file) => existsSync(file))
  if (!found) throw new Error('nginx is not installed: apt-get install -y nginx-light openssl')
  return found
}

/** Runs deploy/nginx.conf as it is, but for its ports, its folders and where the apps are. */
export async function startNginx(
  folder: string,
  user: User,
  apps: Ports,
  edge: EdgePorts,
): Promise<Running & { readonly certificate: string }> {
  const own = path.join(folder, 'edge')
  mkdirSync(path.join(own, 'tmp'), { recursive: true })
  const tls = path.join(own, 'tls')
  mkdirSync(tls)
  makeCertificate(tls)
  for (const place of ['tmp', 'tls', 'tls/tls.key', 'tls/tls.crt', '.']) {
    chownSync(path.join(own, place), user.uid, user.gid)
  }
  cpSync(path.join(root, 'deploy/site-env'), path.join(own, 'site-env'), { recursive: true })
  const config = path.join(own, 'nginx.conf')
  writeFileSync(config, configFor(own, apps, edge))
  const args = ['-c', config, '-e', 'stderr', '-g', 'daemon off;']
  const running = run(findNginx(), args, { ...user, logFile: path.join(folder, 'nginx.log') })
  await until('nginx to listen', () => isPortOpen(edge.https), START_WAIT_MS)
  return { ...running, certificate: readFileSync(path.join(tls, 'tls.crt'), 'utf8') }
}

function configFor(own: string, apps: Ports, edge: EdgePorts): string {
  const text = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
  return (
    text
      .replaceAll(/server ([\w-]+):\d+;/g, (_, name: string) => {
        const port = apps[name as Process]
        if (port === undefined) throw new Error(`nobody is called ${name}`)
        return `server 127.0.0.1:${port};`
      })
      .replaceAll('listen 8080', `listen 127.0.0.1:${edge.http}`)
      .replaceAll('listen 8443', `listen 127.0.0.1:${edge.https}`)
      // The folder of this run is itself below /tmp, so that comes before all other places.
      .replaceAll(/(?<= )\/tmp\//g, `${own}/tmp/`)
      .replaceAll('/etc/oriel/tls', path.join(own, 'tls'))
      .replaceAll('root /srv', `root ${own}`)
  )
}

/** For this run alone; it is its own authority. */
function makeCertificate(tls: string): void {
  const names = NAMES.map((name) => `DNS:${name}`).join()
  const subject = ['-subj', '/CN=oriel.localhost', '-addext', `subjectAltName=${names}`]
  const files = ['-keyout', path.join(tls, 'tls.key'), '-out', path.join(tls, 'tls.crt')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  execFileSync('openssl', ['req', ...kind, '-days', '2', ...subject, ...files], { stdio: 'pipe' })
}
