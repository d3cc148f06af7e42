/** Limits a test to 120 s: starting a database, a server and a browser can be slow, but a test that hangs must end. */
jest.setTimeout(120_000);
