import { promise as makeQueue } from 'fastq';

/** The error with which a queue rejects a job if no waiting slot is left. */
export class QueueFull extends Error {}

/** Runs `work` as soon as a slot is free. Rejects with QueueFull if no waiting slot is left. */
type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue for jobs that are expensive in memory or CPU time. At most `running` jobs run at once and at most
 * `waiting` wait. Beyond that the queue rejects jobs with QueueFull, so that they do not pile up.
 */
export function makeBoundedQueue({ running, waiting }: { running: number; waiting: number }): BoundedQueue {
  const queue = makeQueue((work: () => Promise<unknown>) => work(), running);
  return async <T>(work: () => Promise<T>) => {
    if (queue.running() >= running && queue.length() >= waiting) throw new QueueFull();
    return (await queue.push(work)) as T;
  };
}
