/** The Wellness Collection: spec §2 'Products page' and the product pages behind its cards. */
export { ProductPage } from './ProductPage';
export { ProductsPage } from './ProductsPage';
