import { useEffect, useMemo } from 'react';
import { shallowEqual, useStore } from 'react-redux';
import type { AppStore } from '../../../store';
import { api, selectListedProduct, type Product } from '../../../store/api';
import { useAppSelector } from '../../../store/hooks';

const { select, initiate } = api.endpoints.getProductBySlugOrId;

/**
 * Returns the products with these ids, and whether some are still loading. Requests those that no cached list contains.
 * Skips products that do not exist any more.
 */
export function useFavouriteProducts(ids: readonly string[]): { products: Product[]; isLoading: boolean } {
  const store = useStore() as AppStore;
  useEffect(() => {
    const requests = ids
      .filter((id) => !selectListedProduct(store.getState(), id))
      .map((id) => store.dispatch(initiate(id)));
    return () => requests.forEach((request) => request.unsubscribe());
  }, [ids, store]);

  const found = useAppSelector(
    (state) => ids.map((id) => selectListedProduct(state, id) ?? select(id)(state).data),
    shallowEqual,
  );
  const products = useMemo(() => found.filter((product) => product !== undefined), [found]);
  const isLoading = useAppSelector((state) =>
    ids.some((id) => !selectListedProduct(state, id) && !['fulfilled', 'rejected'].includes(select(id)(state).status)),
  );
  return { products, isLoading };
}
