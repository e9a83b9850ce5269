import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/files.ts'
import { UserError } from '../lib/userError.ts'

/** Every file that a host serves, with the SHA-256 of its uncompressed bytes, as hex. */
export interface Manifest {
  /** The commit that was built; missing when there were uncommitted changes. */
  commit?: string
  files: Readonly<Record<string, string>>
}

const SIGNATURE_ENDING = '.sig'
/** Settings of hosts and compressed copies, which have no address. */
const NOT_SERVED = /^_(?:headers|redirects)$|\.(?:br|gz)$/

/** The SHA-256 of some bytes, as hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The manifest of a built site. */
export function toFileManifest(folder: string, commit?: string): Manifest {
  const files = listFiles(folder).filter((file) => !NOT_SERVED.test(file))
  return {
    ...(commit === undefined ? {} : { commit }),
    files: Object.fromEntries(files.sort().map((file) => [file, sha256(readFileSync(path.join(folder, file)))])),
  }
}

/**
 * Writes a manifest and, when given a private key as the path of a PEM file, its Ed25519 signature beside it. `openssl genpkey -algorithm
 * ed25519` makes such a key. Throws a UserError when the key cannot be used.
 */
export function writeManifest(file: string, manifest: Manifest, keyFile?: string): void {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  const signature = keyFile === undefined ? undefined : sign(null, bytes, readKey(keyFile, createPrivateKey))
  writeFileSync(file, bytes)
  rmSync(file + SIGNATURE_ENDING, { force: true })
  if (signature) writeFileSync(file + SIGNATURE_ENDING, `${signature.toString('base64')}\n`)
}

/** Reads a manifest and, when given a public key as the path of a PEM file, checks its signature. Throws a UserError. */
export function readManifest(file: string, keyFile?: string): Manifest {
  if (!existsSync(file)) throw new UserError(`There is no manifest ${file}. A build writes one: npm run build`)
  const bytes = readOrThrow(file)
  if (keyFile !== undefined) {
    const signature = Buffer.from(readOrThrow(file + SIGNATURE_ENDING).toString(), 'base64')
    if (!verify(null, bytes, readKey(keyFile, createPublicKey), signature))
      throw new UserError(`The signature of ${file} was not made with this key, or the file was changed afterwards.`)
  }
  try {
    const manifest = JSON.parse(bytes.toString()) as Manifest
    if (typeof manifest.files === 'object') return manifest
  } catch {}
  throw new UserError(`${file} is not a manifest that a build wrote.`)
}

function readKey<Key extends { asymmetricKeyType?: string | undefined }>(file: string, create: (pem: Buffer) => Key): Key {
  const pem = readOrThrow(file)
  try {
    const key = create(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {}
  throw new UserError(`${file} is not an Ed25519 key in PEM form. To make one: openssl genpkey -algorithm ed25519`)
}

function readOrThrow(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new UserError(`${file} cannot be read.`)
  }
}
