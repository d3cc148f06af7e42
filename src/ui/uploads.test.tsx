import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockServer } from '../../store/testing';
import { fakeUploads } from '../testing/uploads';
import { fetchWithProgress, useUploadProgress } from './uploadProgress';

const server = mockServer();
const URL_ = 'https://shop.example/api/products';
const form = () => {
  const body = new FormData();
  body.append('name', 'Aurora');
  return body;
};
/** Starts an upload inside `act`, so that its progress is rendered immediately. */
function send(init: RequestInit): Promise<Response> {
  let sending = Promise.resolve(new Response());
  act(() => void (sending = fetchWithProgress(URL_, { ...init, body: form() })));
  return sending;
}
const renderProgress = () => renderHook(() => useUploadProgress()).result;

test('bodies other than FormData are sent by fetch', async () => {
  const uploads = fakeUploads();
  server.use(http.get('*/api/products', () => HttpResponse.json({ products: [] })));
  const response = await fetchWithProgress(URL_, { method: 'GET' });
  expect(await response.json()).toEqual({ products: [] });
  expect(uploads).toEqual([]);
});

describe('progress while uploading', () => {
  test('progress starts at 0 and is null after the response', async () => {
    const uploads = fakeUploads();
    const progress = renderProgress();
    expect(progress.current).toBeNull();
    const sending = send({ method: 'PUT', headers: { 'If-Match': '"3"' } });
    const upload = uploads[0]!;
    expect(progress.current).toBe(0);
    act(() => upload.progress(1, 4));
    expect(progress.current).toBe(0.25);
    act(() => upload.progress(7, 0));
    expect(progress.current).toBe(0);
    act(() => upload.answer(412, { success: false, message: 'Changed.' }));
    expect(progress.current).toBeNull();

    const response = await sending;
    expect(response.status).toBe(412);
    expect(await response.json()).toEqual({ success: false, message: 'Changed.' });
    expect([upload.method, upload.url]).toEqual(['PUT', URL_]);
    expect([...upload.headers]).toEqual([['if-match', '"3"']]);
    expect((upload.body as FormData).get('name')).toBe('Aurora');
  });

  test.each([
    [204, ''],
    [200, ''],
    [500, '<!doctype html>'],
  ])('returns a response with status %d and body %j unchanged', async (status, text) => {
    const uploads = fakeUploads();
    const sending = send({ method: 'POST' });
    uploads[0]!.answer(status, text);
    const response = await sending;
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  test('rejects with a TypeError on a network error, as fetch does', async () => {
    const uploads = fakeUploads();
    const progress = renderProgress();
    const sending = send({ method: 'POST' });
    act(() => uploads[0]!.break());
    await expect(sending).rejects.toThrow(TypeError);
    expect(progress.current).toBeNull();
  });

  test("spec §9: 'API timeout 10000 ms': an aborted signal aborts the upload", async () => {
    const uploads = fakeUploads();
    const limit = new AbortController();
    const sending = send({ method: 'POST', signal: limit.signal });
    act(() => limit.abort());
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(uploads[0]!.aborted).toBe(true);
  });
});
