import { DurableNodeFs } from '../database/durableNodeFs';
import { openEngine } from '../database/embeddedEngine';

/*
 * A process that opens the engine, in the folder of its first argument, on a file system that breaks
 * its promise, and says what came of it. On its own because the engine does not load inside Jest.
 */

const [dataDir = '', disk] = process.argv.slice(2);
const say = (outcome: string) => {
  process.stdout.write(outcome);
  process.exit(0);
};

/** The stock file system: every fsync succeeds and does nothing. */
class Forgetful extends DurableNodeFs {
  protected override harden() {
    // Nothing is swapped in.
  }
}

let broken = false;
class Failing extends DurableNodeFs {
  protected override sync(fd: number) {
    if (broken) throw Object.assign(new Error('the disk failed'), { code: 'EIO' });
    super.sync(fd);
  }
}

openEngine(dataDir, (lastWords) => say(`died: ${lastWords}`), disk === 'failing' ? Failing : Forgetful)
  .then(async (engine) => {
    broken = true;
    await engine.exec('CREATE TABLE lost (n int)');
    say('went on');
  })
  .catch((error: Error) => say(`refused: ${error.message}`));
