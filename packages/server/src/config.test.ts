import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('P2: an empty environment gives the three known ports and ./var', () => {
  expect(readConfig({})).toEqual({
    host: 'localhost',
    ports: { classic: 3060, tbc: 3070, wrath: 3080 },
    dataFolder: resolve('var'),
    databaseUrl: null,
    secret: null,
    smtpUrl: null,
    mailFrom: 'Gearwright <gearwright@localhost>',
    introspection: false,
    requestsPerMinute: 1200,
    writesPerMinute: 300,
    logLevel: 'warn',
  });
});

test('P2: every setting can be set', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT_CLASSIC: '0',
    PORT_TBC: '8070',
    PORT_WRATH: '0',
    DATA_DIR: '/srv/gear',
    DATABASE_URL: 'postgres://gear@db.example.org/gear',
    SECRET: 'thirty-two characters, or better more',
    SMTP_URL: 'smtps://gear:pass@mail.example.org',
    MAIL_FROM: 'gear@example.org',
    INTROSPECTION: 'true',
    REQUESTS_PER_MINUTE: '60',
    WRITES_PER_MINUTE: '10',
    LOG_LEVEL: 'info',
  };
  expect(readConfig(env)).toEqual({
    host: '0.0.0.0',
    ports: { classic: 0, tbc: 8070, wrath: 0 },
    dataFolder: resolve('/srv/gear'),
    databaseUrl: 'postgres://gear@db.example.org/gear',
    secret: 'thirty-two characters, or better more',
    smtpUrl: 'smtps://gear:pass@mail.example.org',
    mailFrom: 'gear@example.org',
    introspection: true,
    requestsPerMinute: 60,
    writesPerMinute: 10,
    logLevel: 'info',
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
  { env: { LOG_LEVEL: 'loud' }, says: 'LOG_LEVEL must be one of silent, fatal' },
])('P2: $env is refused, naming the variable', ({ env, says }) => {
  expect(() => readConfig(env)).toThrow(says);
});
