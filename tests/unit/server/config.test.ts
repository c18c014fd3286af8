import { expect, test } from 'vitest'
import { configFrom, defaultLimits } from '../../../server/config.ts'

const root = new URL('file:///srv/vitrine/')

test('without an environment the service is for this machine alone', () => {
  expect(configFrom({}, root)).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    bucket: undefined,
    metricsToken: undefined,
    aiChatUrl: '',
    identity: {
      oidc: undefined,
      cas: undefined,
      name: '统一身份认证',
      nameEn: 'campus account',
      isTrusted: false,
    },
    trustedProxies: 0,
    dist: '/srv/vitrine/dist',
    sms: true,
    mail: true,
    senders: {
      smtpUrl: undefined,
      mailFrom: '',
      smsUrl: undefined,
      smsBody: '',
      smsOk: '',
      smsAuthorization: '',
    },
    publicUrl: 'http://127.0.0.1:8080',
    workerOff: false,
    minVersion: 1,
    limits: defaultLimits,
  })
})

test('the environment decides, and a number that is none is told by name', () => {
  const config = configFrom(
    {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/d',
      DATABASE_URL: 'postgres://x',
      TRUST_PROXY: '1',
      SIGN_IN_PER_ACCOUNT: '3',
      SMS: 'off',
    },
    root,
  )
  expect(config).toMatchObject({
    port: 0,
    host: '::1',
    dataDir: '/d',
    databaseUrl: 'postgres://x',
    trustedProxies: 1,
    sms: false,
  })
  expect(config.limits.perAccount).toBe(3)
  for (const PORT of ['http', '-1', '70000', '1.5']) expect(() => configFrom({ PORT }, root)).toThrow(/PORT/)
})
