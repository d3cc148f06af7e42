import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import type { ProductViewModel } from '../../domain/productViewModel';
import { ProductList } from './ProductList';

const cards = Array.from({ length: 12 }, (_, index): ProductViewModel => {
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
});

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
