/** A fake XMLHttpRequest whose progress and response the test controls. */
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

  /** Fires a progress event for `loaded` of `total` bytes; a `total` of 0 means that the size is unknown. */
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: total > 0, loaded, total }));
  }
  /** Completes the request with this status and response body. Objects are converted to JSON. */
  answer(status: number, body: object | string) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.end('load');
  }
  /** Fails the request with a network error. */
  break() {
    this.end('error');
  }
  private end(type: string) {
    this.dispatchEvent(new ProgressEvent(type));
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

/** Replaces XMLHttpRequest until the end of the test. Returns an array that collects the uploads in order. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    const upload = new FakeUpload();
    uploads.push(upload);
    return upload as unknown as XMLHttpRequest;
  });
  return uploads;
}

afterEach(() => jest.restoreAllMocks());
