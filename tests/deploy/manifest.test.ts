import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest, sha256, toFileManifest, writeManifest } from '../../scripts/deploy/manifest.ts'
import { writeFolder } from '../content/contentFolder.ts'

const folder = writeFolder({
  'about.html': 'About',
  'about.html.br': 'x',
  'assets/app.js': '1',
  _headers: 'x',
  '.well-known/security.txt': 'y',
})
const file = path.join(folder, 'manifest.json')

function writeKeys(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const [secret, open] = [path.join(folder, `${name}.pem`), path.join(folder, `${name}.pub`)]
  writeFileSync(secret, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(open, publicKey.export({ type: 'spki', format: 'pem' }))
  return { secret, open }
}

describe('the manifest of a built site', () => {
  const manifest = toFileManifest(folder, 'abc')

  it('names every file that is served, with its hash, and the commit', () => {
    expect(manifest).toEqual({
      commit: 'abc',
      files: {
        '.well-known/security.txt': sha256(Buffer.from('y')),
        'about.html': sha256(Buffer.from('About')),
        'assets/app.js': sha256(Buffer.from('1')),
      },
    })
  })

  it('is signed with a key, and can only be read with that key', () => {
    const [ours, theirs] = [writeKeys('ours'), writeKeys('theirs')]
    writeManifest(file, manifest, ours.secret)
    expect(readManifest(file, ours.open)).toEqual(manifest)
    expect(() => readManifest(file, theirs.open)).toThrow('was not made with this key')
    writeFileSync(file, readFileSync(file, 'utf8').replace('abc', 'abd'))
    expect(() => readManifest(file, ours.open)).toThrow('was not made with this key')
  })

  it('deletes an old signature when it is written without a key', () => {
    writeManifest(file, manifest)
    expect(existsSync(`${file}.sig`)).toBe(false)
    expect(readManifest(file)).toEqual(manifest)
  })

  it('has errors in plain words for unreadable files', () => {
    expect(() => writeManifest(file, manifest, path.join(folder, 'about.html'))).toThrow('is not an Ed25519 key in PEM form')
    expect(() => readManifest(path.join(folder, 'none.json'))).toThrow('A build writes one: npm run build')
    expect(() => readManifest(path.join(folder, 'about.html'))).toThrow('is not a manifest')
  })
})
