/** Two schools in one database behind nginx, as docs/scale.md says: each host's name reaches its own school only. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { currentUser, signInByAccount } from '../../src/contract/session.ts'
import { createDatabase, startCluster } from '../contract/databases.ts'
import { freePort, type Service, startService } from '../tools/service.ts'

const root = join(import.meta.dirname, '../..')
const password = 'Pathology-Lab-2026'
const schools = [
  { host: 'one.example', tenant: '1', administrator: 'first' },
  { host: 'two.example', tenant: '2', administrator: 'second' },
]

const isInstalled = (program: string) => spawnSync(program, ['-v']).error === undefined

/** The two blocks of docs/scale.md that belong into nginx's configuration. */
function guideBlocks(): { map: string; refusal: string } {
  const page = readFileSync(join(root, 'docs/scale.md'), 'utf8')
  const [, map = ''] = /```\n(map \$host[^`]*)```/.exec(page) ?? []
  const [, refusal = ''] = /```\n(if \(\$vitrine[^`]*)```/.exec(page) ?? []
  expect(map && refusal, 'docs/scale.md has both blocks').not.toBe('')
  return { map, refusal }
}

/** deploy/nginx.conf with the guide's blocks, on ports and with a certificate of this test. */
function configurationFor(home: string, ports: { plain: number; tls: number; services: number[] }): string {
  const { map, refusal } = guideBlocks()
  const mapped = map.replace('127.0.0.1:8081', `127.0.0.1:${ports.services[0]}`)
  const server = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace(/^ *(?:resolver|set \$vitrine) .*\n/gm, '')
    // nginx 1.22 of Debian 12 says it in the line of `listen`
    .replace(/^ *http2 on;\n/m, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.tls} ssl http2;\n  ${refusal}`)
    .replaceAll('/etc/nginx/certificates/', `${home}/`)
  return `daemon off; pid ${home}/pid; error_log ${home}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  ${mapped.replace('127.0.0.1:8082', `127.0.0.1:${ports.services[1]}`)}
  ${server}
}
`
}

interface Reply {
  status: number
  body: string
}

/** A call of a browser that knows nginx under this host's name. */
function callAt(port: number, host: string, path: string, token = '', body?: object): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body ? 'POST' : 'GET',
        servername: host,
        headers: {
          host,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        // the certificate is this test's own
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
      },
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

test.runIf(process.env.FAULT_ROUNDS === 'all')(
  'each host’s name reaches its own school behind nginx, and another name none',
  { timeout: 300_000 },
  async ({ skip }) => {
    const cluster = isInstalled('nginx') && isInstalled('openssl') ? await startCluster() : null
    if (!cluster) {
      console.log('not run: schools by host need nginx, openssl and PostgreSQL (Debian: nginx-light)')
      return skip()
    }
    const home = mkdtempSync(join(tmpdir(), 'vitrine-hosts-'))
    onTestFinished(async () => {
      await cluster.stop()
      rmSync(home, { recursive: true, force: true })
    })
    writeFileSync(join(home, 'index.html'), '<!doctype html>')
    const databaseUrl = await createDatabase(cluster.url, 'region')
    const services: Service[] = []
    for (const { host, tenant, administrator } of schools) {
      const dataDir = join(home, tenant)
      mkdirSync(dataDir)
      const env = {
        DATABASE_URL: databaseUrl,
        TENANT: tenant,
        PUBLIC_URL: `https://${host}`,
        TRUST_PROXY: '1',
        DIST_DIR: home,
      }
      execFileSync(process.execPath, [join(root, 'server/people/admin.ts'), administrator], {
        env: { ...process.env, ...env, DATA_DIR: dataDir },
        input: `${password}\n`,
      })
      services.push(await startService({ dataDir, env }))
    }
    onTestFinished(async () => {
      for (const service of services) await service.stop()
    })

    const ports = {
      plain: await freePort(),
      tls: await freePort(),
      services: services.map(({ port }) => port),
    }
    const certificate = ['-keyout', join(home, 'vitrine.key'), '-out', join(home, 'vitrine.pem')]
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=example', ...certificate],
      { stdio: 'ignore' },
    )
    writeFileSync(join(home, 'nginx.conf'), configurationFor(home, ports))
    execFileSync('nginx', ['-t', '-c', join(home, 'nginx.conf')], { stdio: 'pipe' })
    const nginx = spawn('nginx', ['-c', join(home, 'nginx.conf')], { stdio: 'ignore' })
    onTestFinished(() => {
      nginx.kill()
    })
    await vi.waitFor(() => callAt(ports.tls, 'one.example', '/healthz'), { timeout: 10_000 })

    const signIn = async (host: string, loginName: string) => {
      const given = { loginName, password }
      return JSON.parse((await callAt(ports.tls, host, signInByAccount.path, '', given)).body)
    }
    for (const [at, { host, administrator }] of schools.entries()) {
      const { code, data } = await signIn(host, administrator)
      expect([host, code]).toEqual([host, 0])
      const other = schools[1 - at] ?? expect.fail()
      expect((await signIn(other.host, administrator)).code).not.toBe(0)
      const own = await callAt(ports.tls, host, currentUser.path, data.accessToken)
      expect(JSON.parse(own.body).data.loginName).toBe(administrator)
      expect((await callAt(ports.tls, other.host, currentUser.path, data.accessToken)).status).toBe(401)
      expect((await callAt(ports.tls, host, '/metrics')).status).toBe(404)
    }
    await expect(callAt(ports.tls, 'three.example', '/healthz')).rejects.toThrow(/socket hang up/)
    const moved = await fetch(`http://127.0.0.1:${ports.plain}/wk_mobile/`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://127.0.0.1/wk_mobile/'])
  },
)
