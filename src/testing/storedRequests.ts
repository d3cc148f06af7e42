/** Makes the page one of a shop that stores requests, for all tests of a file. */
export function storeRequests(): void {
  beforeAll(() => void (document.documentElement.dataset['consultations'] = 'on'));
  afterAll(() => void delete document.documentElement.dataset['consultations']);
}
