/** Limits a test to 120 s: a busy machine is slow, but a test that hangs must end. */
jest.setTimeout(120_000);
