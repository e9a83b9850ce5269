import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BuiltReceiver } from './builtReceiver.ts'
import { MailServer } from './mailServer.ts'
import { MESSAGE, post, until } from './testReceiver.ts'

/** Postfix’s services, as Debian and Ubuntu install them. */
const SERVICES = '/usr/share/postfix/master.cf.dist'
const canRun = process.getuid?.() === 0 && existsSync(SERVICES)

/**
 * Reads a Maildir with another library than the one that wrote the emails: Python’s own. Its newer way to read names adds spaces to folded
 * ones in Python 3.11.
 */
const READ = `
import email.header, email.utils, json, mailbox, sys
def decode(text): return str(email.header.make_header(email.header.decode_header(text)))
def person(text): return [decode(part) for part in email.utils.parseaddr(text)]
def read(one):
    return {'from': person(one['from']), 'to': person(one['to']), 'replyTo': person(one['reply-to']), 'returnPath': one['return-path'],
            'text': one.get_payload(decode=True).decode(), 'defects': [str(defect) for defect in one.defects]}
print(json.dumps({decode(one['subject']): read(one) for one in mailbox.Maildir(sys.argv[1])}))`

const NAMES = ['Adébáyọ̀, Ọlá', 'Ọlá "Fẹ́mi" <Adé@x>', `${'Ọ̀ṣọ́, '.repeat(20)}Ọ̀ṣọ́`, '=?utf-8?Q?=1B?=; x', 'Ada.']
const TEXT = `.\n..two\nFrom here on: Ẹ kú iṣẹ́! 🥁\n${'ọ̀ '.repeat(1000)}end\n${'x'.repeat(3000)}`

describe.skipIf(!canRun)('through Postfix (skipped where it is not installed, or this user may not start it)', () => {
  let root: string
  let receiver: BuiltReceiver
  const ways: Record<string, Record<string, string>> = {}
  beforeAll(async () => {
    receiver = await BuiltReceiver.build()
    // Postfix’s own user must reach it.
    root = mkdtempSync('/var/tmp/postfix-')
    chmodSync(root, 0o755)
    for (const folder of ['config', 'queue', 'data', 'mail']) mkdirSync(path.join(root, folder))
    execFileSync('chown', ['postfix', path.join(root, 'data'), path.join(root, 'mail')])
    // A free port: the one that another mail server has just left.
    const mail = await new MailServer().open()
    await mail.close()
    const { port } = new URL(mail.url)
    const [user, group] = ['-u', '-g'].map((flag) => String(execFileSync('id', [flag, 'postfix'])).trim())
    const key = ['-keyout', `${root}/config/tls.pem`, '-out', `${root}/config/tls.pem`]
    execFileSync('openssl', ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=nobody-has-signed-this', ...key], {
      stdio: 'ignore',
    })
    // Debian’s services, but on a free port and outside a chroot.
    const services = readFileSync(SERVICES, 'utf8').replace(/^smtp(?=\s+inet)/m, `127.0.0.1:${port}`)
    writeFileSync(`${root}/config/master.cf`, services.replace(/^(\S+\s+(?:inet|unix)\s+\S+\s+\S+\s+)y/gm, '$1n'))
    const settings = [
      ...['compatibility_level = 3.6', 'inet_interfaces = 127.0.0.1', 'mydestination =', 'myhostname = mail.company.example'],
      ...[
        `queue_directory = ${root}/queue`,
        `data_directory = ${root}/data`,
        `maillog_file = ${root}/log`,
        `maillog_file_prefixes = ${root}`,
      ],
      ...['smtpd_tls_security_level = may', `smtpd_tls_chain_files = ${root}/config/tls.pem`],
      ...['virtual_mailbox_domains = company.example', 'virtual_mailbox_maps = inline:{ { hello@company.example = hello/ } }'],
      ...[
        `virtual_mailbox_base = ${root}/mail`,
        `virtual_minimum_uid = 1`,
        `virtual_uid_maps = static:${user}`,
        `virtual_gid_maps = static:${group}`,
      ],
    ]
    writeFileSync(`${root}/config/main.cf`, `${settings.join('\n')}\n`)
    execFileSync('/usr/sbin/postfix', ['-c', `${root}/config`, 'start'], { stdio: 'ignore' })
    ways.SENDMAIL = { SENDMAIL: '/usr/sbin/sendmail', MAIL_CONFIG: `${root}/config` }
    ways.SMTP_URL = { SMTP_URL: `smtp://localhost:${port}` }
  })
  afterEach(() => receiver.kill())
  afterAll(async () => {
    execFileSync('/usr/sbin/postfix', ['-c', `${root}/config`, 'stop'], { stdio: 'ignore' })
    await receiver.remove()
    rmSync(root, { recursive: true })
  })

  test.each(['SENDMAIL', 'SMTP_URL'])('by %s, names and texts arrive whole, from us, with replies to the visitor', async (way) => {
    await receiver.start(ways[way])
    const subjects = NAMES.map((_, index) => `${way} ${index}: Ìyá, Ẹ̀kọ́`)
    for (const [index, name] of NAMES.entries())
      expect((await post(receiver.address, { ...MESSAGE, name, subject: subjects[index] ?? '', message: TEXT })).status).toBe(200)
    const inbox = `${root}/mail/hello`
    const arrived = () => (existsSync(`${inbox}/new`) ? readdirSync(`${inbox}/new`) : [])
    expect(
      await until(() => arrived().filter((file) => readFileSync(`${inbox}/new/${file}`, 'utf8').includes(way)).length === NAMES.length),
    ).toBe(true)
    const emails = JSON.parse(String(execFileSync('python3', ['-c', READ, inbox])))
    for (const [index, subject] of subjects.entries()) {
      const { text, ...headers } = emails[`General Inquiry: ${subject}`]
      expect(headers).toEqual({
        from: ['The Company website', 'hello@company.example'],
        to: ['', 'hello@company.example'],
        replyTo: [NAMES[index]?.replace('=?', '= ?'), MESSAGE.email],
        returnPath: '<hello@company.example>',
        defects: [],
      })
      expect(text.split('\n\n')[1]).toBe(`${TEXT}\n`)
    }
  })
})
