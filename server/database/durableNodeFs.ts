import { fsyncSync, renameSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** A node of Emscripten's file system, which PGlite's types do not declare. */
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
 * PGlite's NodeFS with the two guarantees that PostgreSQL relies on and that NodeFS lacks: `fsync` writes through to
 * the disk, and a rename replaces its target atomically.
 */
export class DurableNodeFs extends NodeFS {
  /** The number of fsync calls by the engine so far. */
  syncs = 0;
  /** Called when the engine aborts. After that, the engine's query results cannot be trusted. */
  died: () => void = () => undefined;

  override async init(...[engine, options]: Init) {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (mod: { FS: unknown }) => this.harden(mod.FS as FileSystem)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: () => this.died() } };
  }

  protected sync(fd: number): void {
    fsyncSync(fd);
  }

  /**
   * Replaces the unsafe operations of NodeFS. The engine looks an operation up on every call, so the replacements take
   * effect at once.
   */
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
      removeNode(fs, newFolder, newName);
      node.name = newName;
    };
  }
}

/** Removes the cached node of a file that a rename has just replaced. */
function removeNode(fs: FileSystem, folder: Node, name: string): void {
  try {
    fs.hashRemoveNode(fs.lookupNode(folder, name));
  } catch {
    // lookupNode throws if no node of that name is cached.
  }
}
