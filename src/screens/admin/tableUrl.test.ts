import { readTableState, writeTableState, type TableOptions } from './tableUrl';

/* A reload, a link and the Back button restore a list as it was. */

const options: TableOptions<'due' | 'name' | '-name', { kind: string; assignee: string; overdue: boolean }> = {
  sorts: ['due', 'name', '-name'],
  filters: { kind: 'call', assignee: '', overdue: false },
  choices: { kind: ['call', 'consultation'] },
};
const initial = { page: 1, sort: 'due', search: '', filters: { kind: 'call', assignee: '', overdue: false } } as const;
const read = (query: string) => readTableState(new URLSearchParams(query), options);

test.each([
  ['view=requests', initial],
  ['page=3&sort=-name', { ...initial, page: 3, sort: '-name' }],
  ['search=z%C3%BCr', { ...initial, search: 'zür' }],
  ['kind=&assignee=u1&overdue=true', { ...initial, filters: { kind: '', assignee: 'u1', overdue: true } }],
] as const)('%s is read and written', (query, state) => {
  expect(read(query)).toEqual(state);
  const before = new URLSearchParams(query.includes('view') ? 'view=requests' : '');
  expect(String(writeTableState(before, state, options))).toBe(query);
});

test.each(['page=0', 'page=1.5', 'page=x', 'page=1e9', 'sort=price', 'kind=letter', 'overdue=yes'])(
  '%s is ignored',
  (query) => expect(read(query)).toEqual(initial),
);

test('a long search is cut to what the API accepts', () => {
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
});

test('parameters of others stay, and those of an earlier state are removed', () => {
  const before = new URLSearchParams('view=requests&request=r1&page=4&search=x');
  expect(String(writeTableState(before, initial, options))).toBe('view=requests&request=r1');
});
