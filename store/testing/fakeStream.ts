/** A fake `EventSource` whose events are dispatched by the test. */
export class FakeStream extends EventTarget {
  closed = false;
  readyState = 1;
  constructor(readonly url: string) {
    super();
  }
  close() {
    this.closed = true;
  }
  /** Dispatches a `stale` event with the given data; objects are sent as JSON. */
  emitStale(data: unknown) {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.dispatchEvent(new MessageEvent('stale', { data: text }));
  }
  /** Simulates a lost connection, after which the browser reconnects by itself. */
  disconnect() {
    this.dispatchEvent(new Event('error'));
  }
  /** Simulates an error response, after which the browser does not reconnect. */
  reject() {
    this.readyState = 2;
    this.disconnect();
  }
  /** Simulates a successful connection. */
  connect() {
    this.dispatchEvent(new Event('open'));
  }
}

/** Replaces `EventSource` until the end of the test. Returns the list to which each opened stream is added. */
export function fakeStreams(): FakeStream[] {
  const opened: FakeStream[] = [];
  class RecordedStream extends FakeStream {
    constructor(url: string) {
      super(url);
      opened.push(this);
    }
  }
  Object.assign(globalThis, { EventSource: RecordedStream });
  return opened;
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
