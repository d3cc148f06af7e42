/** Limits a test to 300 s: a busy machine is slow, but a test that hangs must end. */
jest.setTimeout(300_000);
