/** A database, a server and a browser take their time to start on a busy machine; a test that hangs still ends. */
jest.setTimeout(120_000);
