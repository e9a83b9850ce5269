import { expect, test } from 'vitest'
import { readOptions } from '../settings.ts'

test('reads its options from the environment', () => {
  expect(readOptions({ SMTP_URL: '', MESSAGES_FOLDER: '' })).toMatchObject({
    folder: 'messages',
    smtpUrl: undefined,
    trustProxy: 'loopback',
  })
  expect(readOptions({ TRUST_PROXY: '10.0.0.0/8', PORT: '80' })).toMatchObject({ trustProxy: '10.0.0.0/8', port: 80 })
  expect(readOptions({ SMTP_URL: 'smtps://a%40b:p%23ss@mail.example.org:465' }).smtpUrl).toContain('mail.example.org')
})

test.each(['mail.example.org', ...['12#3', 'p@ss', '100%'].map((one) => `smtps://user:${one}@host`)])(
  'refuses SMTP_URL=%s, and says how to write a password without quoting it',
  (SMTP_URL) => {
    expect(() => readOptions({ SMTP_URL })).toThrow('In a password, write # as %23')
    expect(() => readOptions({ SMTP_URL })).not.toThrow(/12#3|p@ss|100%@/)
  },
)

test('names every problem at once', () => {
  const env = { SMTP_URL: 'ftp://x', SENDMAIL: 'sendmail', PORT: 'many', TRUST_PROXY: '10.0.0.0/33', SMTP_ALLOW_UNENCRYPTED: 'true' }
  for (const name of Object.keys(env)) expect(() => readOptions(env)).toThrow(name)
})
