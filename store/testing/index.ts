export { pageOf, product, products, sessionOf, user } from './builders';
export { fakeBrowser } from './fakeBrowser';
export { answer, collection, garbage, problem } from './handlers';
export { managed } from './managed';
export { mockServer } from './mockServer';
export { openedStore, storedNames, writeAll } from './openedStore';
export { testStore } from './testStore';
