/** A stream of server-sent events that only the test moves. */
export class FakeStream extends EventTarget {
  closed = false;
  readyState = 1;
  constructor(readonly url: string) {
    super();
  }
  close() {
    this.closed = true;
  }
  /** The backend says what is stale. */
  stale(data: unknown) {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.dispatchEvent(new MessageEvent('stale', { data: text }));
  }
  /** The connection is lost; the browser tries again by itself. */
  cut() {
    this.dispatchEvent(new Event('error'));
  }
  /** The backend refused it, and the browser gives up. */
  refuse() {
    this.readyState = 2;
    this.cut();
  }
  back() {
    this.dispatchEvent(new Event('open'));
  }
}

/** From here to the test's end, streams are these; gives those that were opened, in order. */
export function fakeStreams(): FakeStream[] {
  const opened: FakeStream[] = [];
  class Noted extends FakeStream {
    constructor(url: string) {
      super(url);
      opened.push(this);
    }
  }
  Object.assign(globalThis, { EventSource: Noted });
  return opened;
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
