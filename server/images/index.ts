import { join } from 'node:path';
import type { Config } from '../config/readConfig';
import { openS3Storage } from './s3Storage';
import type { ImageStorage } from './imageStorage';
import { openDiskStorage } from './diskStorage';

/** The pictures' files, in the bucket of `S3_URL` or in `DATA_DIR/uploads`. Throws UserFacingError when it cannot be used. */
export function openImageStorage({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<ImageStorage> {
  return bucket ? openS3Storage(bucket) : openDiskStorage(join(dataDir, 'uploads'));
}
