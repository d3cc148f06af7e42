/** Uploads that only the test moves. */

/** One form on its way. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  method = '';
  url = '';
  body: unknown = null;
  status = 0;
  responseText = '';
  aborted = false;

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.aborted = true;
    this.end('abort');
  }

  /** So much of it has been sent. */
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: total > 0, loaded, total }));
  }
  answer(status: number, body: object | string) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.end('load');
  }
  /** As the browser does where the line is cut. */
  break() {
    this.end('error');
  }
  private end(type: string) {
    this.dispatchEvent(new ProgressEvent(type));
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

/** From here to the test's end, forms go nowhere; gives those that were sent, in order. */
export function fakeUploads(): FakeUpload[] {
  const made: FakeUpload[] = [];
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    const upload = new FakeUpload();
    made.push(upload);
    return upload as unknown as XMLHttpRequest;
  });
  return made;
}

afterEach(() => jest.restoreAllMocks());
