/**
 * Turns off React's owner stacks in screen tests. In development mode, React records a stack trace for every element that
 * is created, only to add it to warnings. That took up to a fifth of the CPU time of a screen test, and tests fail with
 * the text of the warning anyway.
 */
import * as React from 'react';

const internals = (React as unknown as Record<string, object | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
const COUNTER = 'recentlyCreatedOwnerStacks';
if (!internals || !(COUNTER in internals))
  throw new Error(`This version of React has no internal ${COUNTER}. Update or remove disableOwnerStacks.ts.`);

// React records no more stacks once it has recorded 10,000 of them, and resets the counter every second.
Object.defineProperty(internals, COUNTER, { get: () => Infinity, set: () => {} });
