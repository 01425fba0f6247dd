import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const NOWHERE = { classic: null, tbc: null, wrath: null };
const NO_WORDS = {
  siteUrls: NOWHERE,
  chatUrl: '/support#chat',
  patronUrl: '/support',
  closing: NOWHERE,
};

test('P2: an empty environment gives the three known ports and ./var', () => {
  expect(readConfig({})).toEqual({
    host: 'localhost',
    ports: { classic: 3060, tbc: 3070, wrath: 3080 },
    dataFolder: resolve('var'),
    databaseUrl: null,
    databaseConnections: 10,
    secret: null,
    smtpUrl: null,
    mailFrom: 'Gearwright <gearwright@localhost>',
    authRequestsPerMinute: 300,
    registrationsPerHour: 10,
    captchaRounds: 5000,
    introspection: false,
    requestsPerMinute: 1200,
    writesPerMinute: 300,
    workPerMinute: 6000,
    guestLinks: 200_000,
    bakeAhead: true,
    logLevel: 'warn',
    shared: null,
    trustProxy: false,
    metricsToken: null,
    drain: 0,
    hstsSubdomains: false,
    publisher: null,
    priceRealms: [],
    ...NO_WORDS,
  });
});

test('P2: every setting can be set', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT_CLASSIC: '0',
    PORT_TBC: '8070',
    PORT_WRATH: '0',
    DATA_DIR: '/srv/gear',
    DATABASE_CONNECTIONS: '25',
    DATABASE_URL: 'postgres://gear@db.example.org/gear',
    SECRET: 'thirty-two characters, or better more',
    SMTP_URL: 'smtps://gear:pass@mail.example.org',
    MAIL_FROM: 'gear@example.org',
    AUTH_REQUESTS_PER_MINUTE: '30',
    REGISTRATIONS_PER_HOUR: '4',
    CAPTCHA_ROUNDS: '9000',
    INTROSPECTION: 'true',
    REQUESTS_PER_MINUTE: '60',
    WRITES_PER_MINUTE: '10',
    GUEST_LINKS: '500',
    BAKE_AHEAD: 'false',
    WORK_PER_MINUTE: '900',
    LOG_LEVEL: 'info',
    PORT: '8080',
    HOST_NAME_CLASSIC: 'classic.example.org',
    HOST_NAME_TBC: 'TBC.example.org',
    HOST_NAME_WRATH: 'wrath.example.org',
    TRUST_PROXY: '10.0.0.1, 10.0.1.0/24',
    METRICS_TOKEN: 'sixteen characters',
    DRAIN_SECONDS: '5',
    HSTS_SUBDOMAINS: 'true',
    PUBLISHER_CLIENT_ID: 'id',
    PUBLISHER_CLIENT_SECRET: 'hush',
    PUBLISHER_API: 'https://{region}.example.org/',
    PUBLISHER_TOKEN_URL: 'https://token.example.org/token',
    PRICE_REALMS: 'eu-firemaw, us-whitemane,eu-firemaw',
  };
  expect(readConfig(env)).toEqual({
    host: '0.0.0.0',
    ports: { classic: 0, tbc: 8070, wrath: 0 },
    dataFolder: resolve('/srv/gear'),
    databaseUrl: 'postgres://gear@db.example.org/gear',
    databaseConnections: 25,
    secret: 'thirty-two characters, or better more',
    smtpUrl: 'smtps://gear:pass@mail.example.org',
    mailFrom: 'gear@example.org',
    authRequestsPerMinute: 30,
    registrationsPerHour: 4,
    captchaRounds: 9000,
    introspection: true,
    requestsPerMinute: 60,
    writesPerMinute: 10,
    workPerMinute: 900,
    guestLinks: 500,
    bakeAhead: false,
    logLevel: 'info',
    shared: {
      port: 8080,
      hosts: {
        classic: 'classic.example.org',
        tbc: 'tbc.example.org',
        wrath: 'wrath.example.org',
      },
    },
    trustProxy: '10.0.0.1, 10.0.1.0/24',
    metricsToken: 'sixteen characters',
    drain: 5000,
    hstsSubdomains: true,
    publisher: {
      clientId: 'id',
      clientSecret: 'hush',
      api: 'https://{region}.example.org',
      tokenUrl: 'https://token.example.org/token',
    },
    priceRealms: ['eu-firemaw', 'us-whitemane'],
    ...NO_WORDS,
  });
});

test.each([
  {
    env: { PORT_TBC: 'seventy' },
    says: 'PORT_TBC must be a port between 0 and 65535, not "seventy"',
  },
  { env: { PORT_WRATH: '70000' }, says: 'PORT_WRATH must be' },
  { env: { PORT_WRATH: '-1' }, says: 'PORT_WRATH must be' },
  { env: { PORT_CLASSIC: '' }, says: 'PORT_CLASSIC must be' },
  { env: { PORT_CLASSIC: '3070' }, says: 'PORT_CLASSIC and PORT_TBC are both 3070' },
  { env: { HOST: ' ' }, says: 'HOST is set but empty' },
  { env: { DATA_DIR: '' }, says: 'DATA_DIR is set but empty' },
  { env: { DATABASE_URL: '' }, says: 'DATABASE_URL must be an address like postgres://' },
  { env: { DATABASE_URL: 'mysql://db/gear' }, says: 'DATABASE_URL must be an address' },
  { env: { SECRET: 'short' }, says: 'SECRET must have at least 32 characters' },
  { env: { SMTP_URL: 'mail.example.org' }, says: 'SMTP_URL must be an address like smtp://' },
  { env: { MAIL_FROM: 'Gearwright' }, says: 'MAIL_FROM must be an address like' },
  { env: { MAIL_FROM: 'a@b\r\nBcc: c@d' }, says: 'MAIL_FROM must be an address like' },
  { env: { HOST_NAME_TBC: 'tbc.example.org' }, says: 'HOST_NAME_CLASSIC must be a host name' },
  {
    env: { HOST_NAME_CLASSIC: 'a', HOST_NAME_TBC: 'a', HOST_NAME_WRATH: 'b' },
    says: 'HOST_NAME_CLASSIC and its siblings must differ',
  },
  { env: { HOST_NAME_CLASSIC: 'a', PORT: 'x' }, says: 'PORT must be a port' },
  { env: { TRUST_PROXY: 'true' }, says: 'TRUST_PROXY must be a list of addresses' },
  { env: { METRICS_TOKEN: 'short' }, says: 'METRICS_TOKEN must have at least 16' },
  { env: { DRAIN_SECONDS: '301' }, says: 'DRAIN_SECONDS must be between 0 and 300' },
  { env: { PUBLISHER_CLIENT_ID: 'id' }, says: 'PUBLISHER_CLIENT_SECRET goes with' },
  { env: { PUBLISHER_CLIENT_SECRET: 'hush' }, says: 'PUBLISHER_CLIENT_ID goes with' },
  {
    env: {
      PUBLISHER_CLIENT_ID: 'id',
      PUBLISHER_CLIENT_SECRET: 'hush',
      PUBLISHER_API: 'file:///etc',
    },
    says: 'PUBLISHER_API must be an address',
  },
  { env: { PRICE_REALMS: 'eu-firemaw' }, says: 'PRICE_REALMS needs PUBLISHER_CLIENT_ID' },
  { env: { PRICE_REALMS: 'firemaw' }, says: 'PRICE_REALMS must be a list' },
  { env: { LOG_LEVEL: 'loud' }, says: 'LOG_LEVEL must be one of silent, fatal' },
])('P2: $env is refused, naming the variable', ({ env, says }) => {
  expect(() => readConfig(env)).toThrow(says);
});

test('H1: chat and patrons lead to a page of our own, to the address that is set, or nowhere', () => {
  const ways = (env: Record<string, string>) => {
    const { chatUrl, patronUrl } = readConfig(env);
    return [chatUrl, patronUrl];
  };
  expect(ways({})).toEqual(['/support#chat', '/support']);
  expect(ways({ CHAT_URL: '', PATRON_URL: '' })).toEqual([null, null]);
  expect(ways({ CHAT_URL: 'https://chat.example.org/' })).toEqual([
    'https://chat.example.org',
    '/support',
  ]);
  expect(() => readConfig({ PATRON_URL: 'support' })).toThrow('PATRON_URL');
});
