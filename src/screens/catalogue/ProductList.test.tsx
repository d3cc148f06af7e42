import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import type { ProductViewModel } from '../../domain/productViewModel';
import { ProductList } from './ProductList';

const makeCard = (_: unknown, index: number): ProductViewModel => {
  const name = `Sauna ${index + 1}`;
  const [id, placeholder] = [String(index), 'sauna'];
  return {
    id,
    slugOrId: id,
    name,
    category: '',
    summary: '',
    description: '',
    price: '',
    tags: [],
    images: [],
    placeholder,
  };
};
const cards = Array.from({ length: 12 }, makeCard);

const navigator = { createHref: String } as unknown as Navigator;
const listAfter = (navigationType: NavigationType) => (
  <Router location="/products" navigator={navigator} navigationType={navigationType}>
    <ProductList cards={cards} view="grid" />
  </Router>
);
const firstRender = (navigationType: NavigationType) =>
  renderToStaticMarkup(listAfter(navigationType)).match(/<li/g)?.length;

test.each([
  ['after a link was followed, has only the cards that fill the window', NavigationType.Push, 5],
  ['after Back, Forward or reload, has all cards, so that the scroll position can be restored', NavigationType.Pop, 12],
])('the first render %s', (_what, navigationType, count) => {
  expect(firstRender(navigationType)).toBe(count);
});

test('after a link was followed, the other cards appear by themselves', async () => {
  render(listAfter(NavigationType.Push));
  expect(await screen.findByRole('link', { name: 'Sauna 12' })).toBeVisible();
});

test.each([
  [12, '2 4'],
  [13, ''],
  [14, '2 3'],
  [46, '2'],
])(
  'of %i cards after a larger first one, an invitation fills the last row in layouts of %s columns',
  (length, columns) => {
    render(
      <Router location="/products" navigator={navigator} navigationType={NavigationType.Pop}>
        <ProductList cards={Array.from({ length }, makeCard)} view="grid" opensWithLead />
      </Router>,
    );
    const invitation = screen.getByRole('link', { name: 'Ask for a consultation', hidden: true }).closest('li');
    expect(invitation).toHaveAttribute('data-columns', columns);
  },
);
