import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyHost } from '../../scripts/deploy/verifyHost.ts'
import { readPdf } from '../brochures/readPdf.ts'
import { editFile } from '../content/contentFolder.ts'
import { MISSING, startServer } from './loopbackServer.ts'
import { runWorkflow } from './runWorkflow.ts'

// The way from an edit on the Git host’s web page to a visitor: a bare repository, the commands of the workflows, and a server with OpenSSH
// and Caddy on this machine. Each test continues where the one before ended.

const EVENT = 'content/tickets/sankara-revival.md'
const PROGRAMME = 'content/academy/programmes/storytelling-intensive.md'

describe.skipIf(MISSING)(`the rehearsal${MISSING ? ` (skipped: ${MISSING} is not installed)` : ''}`, { timeout: 1_200_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'))
  const origin = path.join(folder, 'origin.git')
  let server: Awaited<ReturnType<typeof startServer>>

  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@theatre.example', ...args], { cwd, encoding: 'utf8' })

  /** A fresh checkout of a branch, or of a branch merged into main, as a runner makes it. */
  function checkOut(name: string, branch?: string): string {
    const checkout = path.join(folder, name, 'site')
    git(folder, 'clone', '--quiet', origin, checkout)
    if (branch) git(checkout, 'merge', '--quiet', '--no-ff', '-m', 'Merge', `origin/${branch}`)
    symlinkSync(path.resolve('node_modules'), path.join(checkout, 'node_modules'), 'dir')
    return checkout
  }

  /** Commits an edit to a branch, as the web page of the Git host does. */
  function commit(branch: string, edit: (checkout: string) => void): void {
    const checkout = checkOut(`edit-${branch}`)
    git(checkout, 'switch', '--quiet', '--create', branch)
    edit(checkout)
    git(checkout, 'add', '--all', 'content')
    git(checkout, 'commit', '--quiet', '-m', 'An edit on the web page')
    git(checkout, 'push', '--quiet', 'origin', branch)
  }

  function merge(checkout: string): void {
    git(checkout, 'push', '--quiet', 'origin', 'HEAD:main')
  }

  const environment = () => ({ ...process.env, ...server.vars, ...server.secrets, CADDYFILE: server.caddyfile })

  /** Deploys by the script alone. */
  const runDeployScript = (checkout: string) =>
    spawnSync('sh', ['scripts/deploy/deploy.sh', 'production'], { cwd: checkout, encoding: 'utf8', env: environment() })

  const deploy = (checkout: string, inputs = {}) => {
    process.env.CADDYFILE = server.caddyfile
    return runWorkflow('deploy.yml', 'deploy', checkout, { vars: server.vars, secrets: server.secrets, inputs })
  }

  const preview = (checkout: string) => {
    const run = runWorkflow('preview.yml', 'preview', checkout)
    return { ...run, comment: readFileSync(path.join(checkout, '.build/comparison/comment.md'), 'utf8') }
  }

  const textAt = async (address: string) => {
    // Commands run synchronously: only now does Node learn that Caddy has closed connections, which it would use again.
    await wait(100)
    return (await fetch(server.origin + address)).text()
  }

  beforeAll(async () => {
    server = await startServer(path.join(folder, 'server'))
    const seed = path.join(folder, 'seed')
    for (const file of execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean))
      if (existsSync(file) && !/^(?:content|a11y-reports|e2e|tests)\//.test(file)) cpSync(file, path.join(seed, file), { recursive: true })
    cpSync('tests/fixtures/site/content', path.join(seed, 'content'), { recursive: true })
    editFile(seed, 'receiver/settings.ts', /RECEIVER_PORT = \d+/, `RECEIVER_PORT = ${server.receiverPort}`)
    git(seed, 'init', '--quiet', '--initial-branch', 'main')
    git(seed, 'add', '--all')
    git(seed, 'commit', '--quiet', '-m', 'The site')
    git(folder, 'clone', '--quiet', '--bare', seed, origin)
  }, 120_000)
  afterAll(() => {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('deploys the first time only when told that nothing was published', async () => {
    const checkout = checkOut('first')
    expect(deploy(checkout)).toMatchObject({
      failed: 'Check the content',
      output: expect.stringContaining('so nobody knows which of them would break'),
    })
    const { failed, output, summary } = deploy(checkout, { first: 'true' })
    expect(failed, output).toBeUndefined()
    expect(output).toContain('A message arrives through the forms.')
    expect(readdirSync(path.join(server.messages, 'new'))).toEqual([])
    expect(summary).toMatch(
      /^Deployed to http:\/\/localhost:\d+ on \d{4}-\d\d-\d\d at \d\d:\d\d UTC\.\nNothing will appear|changes? to come/,
    )
    expect(await textAt('/tickets')).toContain('₦5,000')
  })

  it('tells an editor what a changed price changes, and publishes nothing', async () => {
    commit('price', (checkout) => {
      editFile(checkout, EVENT, /price: 5000/g, 'price: 6500')
      editFile(checkout, PROGRAMME, 'fee: 150000', 'fee: 155000')
    })
    const checkout = checkOut('price', 'price')
    const { failed, output, comment } = preview(checkout)
    expect(failed, output).toBeUndefined()
    expect(comment).toMatch(/^\*\*`\/tickets`\*\*\n\n~+diff\n- Regular ₦5,000 .*\n\+ Regular ₦6,500 /m)
    expect(comment).toMatch(/^\*\*`\/academy\/storytelling-intensive`\*\*\n\n~+diff\n- ₦150,000 .*\n\+ ₦155,000 /m)
    expect(comment).not.toContain('`/careers`')
    const posted = spawnSync('sh', ['scripts/deploy/comment.sh', '', 'https://git.example/run'], {
      cwd: checkout,
      encoding: 'utf8',
      input: comment,
    })
    expect(posted.stdout).toContain(`<!-- preview -->\n${comment}`)
    expect(posted.stdout).toContain('](https://git.example/run#artifacts)')
    expect(await textAt('/tickets')).not.toContain('₦6,500')
  })

  it('brings the price to the page, the card, the structured data and the brochure, byte for byte', async () => {
    merge(path.join(folder, 'price', 'site'))
    const checkout = checkOut('merged')
    const { failed, output } = deploy(checkout)
    expect(failed, output).toBeUndefined()
    for (const address of ['/tickets', '/']) expect(await textAt(address), address).toContain('₦6,500')
    const [, graph = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await textAt('/academy/storytelling-intensive')) ?? []
    expect(graph).toContain('155000')
    const pdf = await (await fetch(`${server.origin}/brochures/storytelling-intensive.pdf`)).arrayBuffer()
    expect((await readPdf(new Uint8Array(pdf))).words).toContain('₦155,000')
    expect(await verifyHost(server.origin, path.join(checkout, 'dist'))).toEqual([])
  })

  it('refuses an edit that deletes a page, before and after it is merged', async () => {
    commit('delete', (checkout) => rmSync(path.join(checkout, 'content/productions/oh-obedeki'), { recursive: true }))
    const before = await textAt('/addresses.txt')
    const checkout = checkOut('delete', 'delete')
    const refused = preview(checkout)
    expect(refused.failed).toBe('Check the content')
    expect(refused.comment).toContain('## Nothing can be published yet')
    expect(refused.comment).toMatch(/content\/company\.md:\d+ {2}retired\n +The page \/productions\/oh-obedeki was published and is gone/)
    expect(refused.comment).toContain('- path: /productions/oh-obedeki')
    expect(deploy(checkout).failed).toBe('Check the content')
    const build = spawnSync('npm', ['run', 'build', '--', '--published', server.origin], { cwd: checkout, encoding: 'utf8' })
    expect([build.status, build.stderr]).toEqual([1, expect.stringContaining('The page /productions/oh-obedeki was published and is gone')])
    expect(await textAt('/addresses.txt')).toBe(before)
  })

  it('leaves the last good site when a deployment is killed in the middle, or when Caddy refuses its settings', async () => {
    const checkout = path.join(folder, 'merged/site')
    const good = path.join(folder, 'good')
    cpSync(path.join(checkout, 'dist'), good, { recursive: true })
    const sent = path.join(server.folder, 'incoming/site')
    // Large enough to be killed in the middle.
    writeFileSync(path.join(checkout, 'dist/a-large-file.bin'), Buffer.alloc(300_000_000, Date.now().toString()))
    const child = spawn('sh', ['scripts/deploy/deploy.sh', 'production'], {
      cwd: checkout,
      detached: true,
      stdio: 'ignore',
      env: environment(),
    })
    while (!existsSync(sent) || readdirSync(sent).length === 0) await wait(2)
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await once(child, 'close')
    expect(existsSync(path.join(sent, 'a-large-file.bin'))).toBe(false)
    rmSync(path.join(checkout, 'dist/a-large-file.bin'))
    expect(await verifyHost(server.origin, good)).toEqual([])

    const undo = editFile(checkout, '.generated/deploy/Caddyfile', 'try_files', 'try_these_files')
    const refused = runDeployScript(checkout)
    undo()
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('the last site is still online')])
    expect(await verifyHost(server.origin, good)).toEqual([])
  })

  it('goes back to the deployment before, whose scripts and pictures were there all the time', async () => {
    const asset = /\/assets\/[\w.-]+\.css/.exec(await textAt('/'))?.[0] ?? ''
    const run = runWorkflow('deploy.yml', 'rollback', path.join(folder, 'merged/site'), { vars: server.vars, secrets: server.secrets })
    expect(run.failed, run.output).toBeUndefined()
    expect(await textAt('/tickets')).not.toContain('₦6,500')
    expect(await verifyHost(server.origin, path.join(folder, 'first/site/dist'))).toEqual([])
    expect((await fetch(server.origin + asset)).status).toBe(200)
  })

  it('keeps the last three deployments', () => {
    const checkout = path.join(folder, 'merged/site')
    mkdirSync(path.join(checkout, '.build'), { recursive: true })
    for (let count = 0; count < 3; count += 1) {
      const { status, stderr } = runDeployScript(checkout)
      expect([status, stderr]).toEqual([0, ''])
      spawnSync('sleep', ['1'])
    }
    const releases = readdirSync(path.join(server.folder, 'releases')).sort()
    expect(releases).toHaveLength(3)
    expect(readlinkSync(path.join(server.folder, 'current'))).toBe(`releases/${releases.at(-1)}`)
  })
})
