import { join } from 'node:path';
import type { Config } from '../config';
import { openBucket } from './bucket';
import type { PictureFiles } from './files';
import { openFolder } from './folder';

/** The pictures' files, in the bucket of `S3_URL` or in `DATA_DIR/uploads`. Throws StartError when it cannot be used. */
export function openPictureFiles({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<PictureFiles> {
  return bucket ? openBucket(bucket) : openFolder(join(dataDir, 'uploads'));
}
