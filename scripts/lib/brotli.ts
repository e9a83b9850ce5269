import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Compresses text with brotli as much as it can. Runs on a thread. */
export const brotli = (data: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  })
