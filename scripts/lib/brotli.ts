import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Compresses text with brotli, by default as much as it can. Runs on a thread. */
export const brotli = (data: Buffer, quality: number = constants.BROTLI_MAX_QUALITY): Promise<Buffer> =>
  promisify(brotliCompress)(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  })
