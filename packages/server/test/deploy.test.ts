import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { listen } from '../src/listen.ts';
import { throwawaySource } from './databases.ts';
import { emptySites } from './empty-sites.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');
const isThere = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args).status === 0;
const [PLAIN_PORT, TLS_PORT] = [8080, 8443];
const HAS_NGINX = isThere('nginx', '-v') && isThere('openssl', 'version');
const HAS_CADDY = isThere('caddy', 'version');
const HAS_SYSTEMD = isThere('systemd-analyze', '--version');

/** The lines of gearwright.env that are set, and those that are offered. */
function environment(withOffered: boolean): Record<string, string> {
  const lines = read('gearwright.env').matchAll(/^(#?)([A-Z_]+)=(.*)$/gm);
  return Object.fromEntries(
    [...lines].flatMap(([, mark, name, value]) => (mark && !withOffered ? [] : [[name!, value!]])),
  );
}

describe('deploy', () => {
  test('the environment file is understood, with and without what it offers', () => {
    for (const withOffered of [false, true]) {
      const { shared, trustProxy } = readConfig(environment(withOffered));
      expect([shared?.hosts.tbc, trustProxy]).toEqual(['tbc.example.org', 'loopback']);
    }
  });

  test('the compose file is YAML, and tells the servers what they understand', async () => {
    const text = read('compose.yaml');
    expect((await format('compose.yaml', text)).errors).toEqual([]);
    const own = /environment:\n((?: {4}[A-Z_]+: .*\n)+)/.exec(text)![1]!;
    const env = Object.fromEntries(
      [...own.matchAll(/^ {4}([A-Z_]+): '?(.*?)'?$/gm)].map(([, name, value]) => [
        name!,
        value!.replaceAll(/\$\{\w+:\?([^}]*)\}/g, (_, words: string) =>
          encodeURIComponent(words.padEnd(40, 'x')),
        ),
      ]),
    );
    const { shared, databaseUrl, secret } = readConfig(env);
    expect([shared?.port, databaseUrl?.endsWith('@database/gearwright')]).toEqual([3060, true]);
    expect(secret).not.toBeNull();
  });

  test('the unit starts what is there, as a user of its own', () => {
    const unit = read('gearwright.service');
    const [, command, entry] = /^ExecStart=\/usr\/bin\/env node (\S+) (\S+)$/m.exec(unit)!;
    expect([command, entry]).toEqual(['scripts/bootstrap.js', 'start']);
    expect(unit).toMatch(/^User=gearwright$/m);
    const sections = [...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, name]) => name);
    expect(sections).toEqual(['Unit', 'Service', 'Install']);
    for (const line of unit.split('\n')) expect(line).toMatch(/^(?:#.*|\[\w+\]|[A-Za-z]+=.*)?$/);
  });

  test.skipIf(!HAS_SYSTEMD)('systemd finds nothing wrong with it (where it is installed)', () => {
    const { stderr } = spawnSync(
      'systemd-analyze',
      ['verify', join(DEPLOY, 'gearwright.service')],
      {
        encoding: 'utf8',
      },
    );
    expect(stderr).not.toMatch(/gearwright\.service:\d+: (?:Unknown|Failed|Invalid)/);
  });

  test.skipIf(!HAS_CADDY)('Caddy understands its file (where it is installed)', () => {
    const args = ['adapt', '--adapter', 'caddyfile', '--config', join(DEPLOY, 'Caddyfile')];
    const { status, stdout } = spawnSync('caddy', args, {
      encoding: 'utf8',
      env: { ...process.env, SERVERS: 'one:3060 two:3060' },
    });
    expect(status).toBe(0);
    expect(stdout).toContain('"dial":"two:3060"');
  });

  test.skipIf(!HAS_NGINX)(
    'a request goes through a real nginx (where it is installed)',
    async () => {
      const source = await throwawaySource('sqlite');
      if (source.kind !== 'sqlite') throw new Error('asked for SQLite');
      const context = await createContext(
        readConfig({
          ...environment(false),
          LOG_LEVEL: 'silent',
          PORT: '0',
          DATA_DIR: dirname(source.file),
        }),
        emptySites(),
      );
      const { sites, close } = await listen(context);
      onTestFinished(async () => {
        await close();
        await context.close();
      });
      const upstream = new URL(sites[0]!.address).port;
      const door = await throughNginx(`127.0.0.1:${upstream}`);

      const page = await ask(door, 'tbc.example.org', '/');
      expect([page.status, page.text.includes('tbc</body>')]).toEqual([200, true]);
      expect(page.headers['strict-transport-security']).toContain('max-age=');
      // What a client says of itself does not get through.
      const forged = { 'x-forwarded-proto': 'http', 'x-forwarded-for': '203.0.113.9' };
      expect((await ask(door, 'tbc.example.org', '/', forged)).status).toBe(200);
      expect((await ask(door, 'elsewhere.example.org', '/')).status).toBe(421);
    },
  );
});

/**
 * Our file with other ports, certificates and servers; the address that TLS is spoken at. It is this process's own
 * loopback address, so that no other process can take its ports.
 */
async function throughNginx(upstream: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gearwright-nginx-'));
  const address = `127.83.${(process.pid >> 8) & 255}.${process.pid & 255}`;
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=example.org'],
    ...['-keyout', key, '-out', certificate],
  ]);
  const site = read('nginx.conf')
    .replace('127.0.0.1:3060', upstream)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen ${address}:${PLAIN_PORT};`)
    .replace('listen 443 ', `listen ${address}:${TLS_PORT} `)
    .replace(/\/etc\S+fullchain\.pem/, certificate)
    .replace(/\/etc\S+privkey\.pem/, key);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const options = ['-c', file, '-p', folder, '-e', join(folder, 'error.log')];
  const checked = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
  expect(checked.stderr).toContain('test is successful');
  const nginx = spawn('nginx', options, { stdio: 'ignore' });
  const ended = new Promise((done) => nginx.once('exit', done));
  onTestFinished(async () => {
    nginx.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await vi.waitFor(() => ask(address, 'tbc.example.org', '/healthz'), {
    timeout: 60_000,
    interval: 50,
  });
  return address;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

function ask(
  address: string,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const asking = request(
      // A certificate of our own making.
      {
        host: address,
        port: TLS_PORT,
        path,
        headers: { host, ...headers },
        rejectUnauthorized: false,
      },
      (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
        reply.on('end', () =>
          done({ status: reply.statusCode ?? 0, headers: reply.headers, text }),
        );
      },
    );
    asking.on('error', fail);
    asking.end();
  });
}
