import { fsyncSync, renameSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system that are replaced; PGlite's types leave them open. */
interface Node {
  name: string;
  parent: Node;
}
interface NodeFileSystem {
  realPath(node: Node): string;
  tryFSOperation<T>(work: () => T): T;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { rename: (node: Node, newFolder: Node, newName: string) => void };
}
interface FileSystem {
  filesystems: { NODEFS: NodeFileSystem };
  lookupNode(parent: Node, name: string): Node;
  hashRemoveNode(node: Node): void;
}

type Init = Parameters<NodeFS['init']>;

/**
 * PGlite's folder on disk, with the two promises that PostgreSQL relies on and that the stock file
 * system breaks: `fsync` reaches the disk, and a rename replaces its target in one step.
 */
export class DurableNodeFs extends NodeFS {
  /** How many times the engine has had a file or folder written through to the disk. */
  syncs = 0;
  /** Called when the engine aborts; every later answer of it would be worthless. */
  died: () => void = () => undefined;

  override async init(...[engine, options]: Init) {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (mod: { FS: unknown }) => this.harden(mod.FS as FileSystem)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: () => this.died() } };
  }

  protected sync(fd: number): void {
    fsyncSync(fd);
  }

  /** Swaps in the safe operations; the engine looks them up at every call. */
  protected harden(fs: FileSystem): void {
    const nodeFs = fs.filesystems.NODEFS;
    nodeFs.stream_ops.fsync = (stream) => {
      this.syncs += 1;
      nodeFs.tryFSOperation(() => this.sync(stream.nfd));
      return 0;
    };
    nodeFs.node_ops.rename = (node, newFolder, newName) => {
      const target = path.posix.join(nodeFs.realPath(newFolder), newName);
      nodeFs.tryFSOperation(() => renameSync(nodeFs.realPath(node), target));
      forget(fs, newFolder, newName);
      node.name = newName;
    };
  }
}

/** Drops the remembered entry of a file that a rename has just replaced. */
function forget(fs: FileSystem, folder: Node, name: string): void {
  try {
    fs.hashRemoveNode(fs.lookupNode(folder, name));
  } catch {
    // Nothing was remembered under that name.
  }
}
