import { DurableNodeFs } from '../database/durableNodeFs';
import { openEngine } from '../database/embeddedEngine';

/*
 * Test program that opens the embedded database engine on a faulty file system and prints the outcome. The first
 * argument is the database folder. It is a separate process because the engine cannot be loaded inside Jest.
 */

const [dataDir = '', disk] = process.argv.slice(2);
const reportAndExit = (outcome: string) => {
  process.stdout.write(outcome);
  process.exit(0);
};

/** File system that reports a successful fsync without doing one, like PGlite's NodeFS. */
class NoFsync extends DurableNodeFs {
  protected override harden() {
    // Do nothing, because the overridden method would replace the unsafe operations of NodeFS.
  }
}

let broken = false;
/** File system on which every fsync fails once `broken` is set. */
class FailingFsync extends DurableNodeFs {
  protected override sync(fd: number) {
    if (broken) throw Object.assign(new Error('the disk failed'), { code: 'EIO' });
    super.sync(fd);
  }
}

openEngine(dataDir, (reason) => reportAndExit(`died: ${reason}`), disk === 'failing' ? FailingFsync : NoFsync)
  .then(async (engine) => {
    broken = true;
    await engine.exec('CREATE TABLE lost (n int)');
    reportAndExit('went on');
  })
  .catch((error: Error) => reportAndExit(`refused: ${error.message}`));
