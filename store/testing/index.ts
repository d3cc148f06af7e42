export { pageOf, product, products, sessionOf, user } from './builders';
export { fakeBrowser } from './fakeBrowser';
export { answer, collection, garbage, problem } from './handlers';
export { mockAdminApi } from './mockAdminApi';
export { mockServer } from './mockServer';
export { makeRehydratedStore, storedNames, flushPersistence } from './rehydratedStore';
export { testStore } from './testStore';
