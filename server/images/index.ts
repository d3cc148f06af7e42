import { join } from 'node:path';
import type { Config } from '../config/readConfig';
import { openS3Storage } from './s3Storage';
import type { ImageStorage } from './imageStorage';
import { openDiskStorage } from './diskStorage';

/**
 * Opens the storage of image files: the bucket of `S3_URL` if it is set, else the folder `DATA_DIR/uploads`.
 * @throws UserFacingError if the bucket or the folder cannot be used.
 */
export function openImageStorage({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<ImageStorage> {
  return bucket ? openS3Storage(bucket) : openDiskStorage(join(dataDir, 'uploads'));
}
