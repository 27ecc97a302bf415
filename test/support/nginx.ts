import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { isExecutable } from './debianPackage.ts'

/** A running nginx. */
export interface Nginx {
  readonly origin: string
  /** Everything it has stored, one text a response: key, header, body. */
  readonly stored: () => readonly string[]
  /** Ends it and removes its files. */
  readonly stop: () => Promise<void>
}

export interface NginxOptions {
  readonly binary: string
  /** A file for `/etc/nginx/conf.d`, as an operator has it. */
  readonly config: string
  readonly port: number
  /** Ports that stand in for the servers of its `upstream`, in their order. */
  readonly upstreams: readonly number[]
}

/** Path of nginx; null where it is not installed. */
export function nginxBinary(): string | null {
  const directories = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
  return directories.map((directory) => join(directory, 'nginx')).find(isExecutable) ?? null
}

/** Starts nginx with a configuration in which ports and paths are those of this machine, and TLS is off. */
export async function startNginx({ binary, config, port, upstreams }: NginxOptions): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'))
  mkdirSync(join(directory, 'cache'))
  writeFileSync(join(directory, 'site.conf'), onThisMachine(config, { directory, port, upstreams }))
  writeFileSync(join(directory, 'nginx.conf'), mainConfig(directory))
  const child = spawn(binary, ['-p', directory, '-c', join(directory, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  // A run that is broken off leaves no server behind.
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', kill)
      resolve()
    })
  })
  const origin = `http://127.0.0.1:${String(port)}`
  await untilListening(
    origin,
    () => child.exitCode === null,
    () => output,
  )
  return {
    origin,
    stored: () => filesIn(join(directory, 'cache')).map((file) => readFileSync(file, 'latin1')),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function onThisMachine(config: string, { directory, port, upstreams }: LocalSetup): string {
  const ports = [...upstreams]
  return config
    .replaceAll(/^(\s*server )\S+:\d+/gm, (_, start: string) => `${start}127.0.0.1:${String(ports.shift())}`)
    .replaceAll(/^\s*ssl_certificate.*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${String(port)};`)
    .replace('listen 80;', `listen unix:${join(directory, 'plain.sock')};`)
    .replace(/(proxy_cache_path )\S+/, `$1${join(directory, 'cache')}`)
}

interface LocalSetup extends Pick<NginxOptions, 'port' | 'upstreams'> {
  readonly directory: string
}

/** In place of `/etc/nginx/nginx.conf`. The workers keep the user that starts nginx, who owns the directory. */
function mainConfig(directory: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(directory, name)};\n`,
  )
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${join(directory, 'nginx.pid')};
error_log stderr;
events { worker_connections 16384; }
http {
  access_log off;
${temporary.join('')}  include ${join(directory, 'site.conf')};
}
`
}

const POLL_MS = 50
const ATTEMPTS = 200

async function untilListening(origin: string, isRunning: () => boolean, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && isRunning(); attempt += 1) {
    const isListening = await fetch(`${origin}/livez`).then(
      () => true,
      () => false,
    )
    if (isListening) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`nginx did not start:\n${output()}`)
}

function filesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
