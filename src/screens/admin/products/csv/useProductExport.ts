import { useState } from 'react';
import { useLazyExportProductsQuery, type ProductFilter } from '../../../../../store/productCsv';
import { productsFileName } from '../../../../domain/productCsv';
import { saveCsvFile } from '../../../../ui/saveFile';
import { useSingleFlight } from '../../../../ui/singleFlight';
import { messages } from '../../messages';
import { notifyResult } from '../../notifyResult';

/**
 * Returns a function that saves all products of a filter as a CSV file, and the number of the part that is being loaded,
 * which is null while no export runs. The backend sends the table in parts.
 */
export function useProductExport() {
  const [loadPart] = useLazyExportProductsQuery();
  const [part, setPart] = useState<number | null>(null);
  const exportAll = useSingleFlight(async (filter: ProductFilter) => {
    let csv = '';
    try {
      let after: string | null | undefined;
      for (let number = 1; after !== null; number += 1) {
        setPart(number);
        const loaded = await loadPart({ ...filter, after }).unwrap();
        csv += loaded.csv;
        after = loaded.next;
      }
      saveCsvFile(productsFileName(), csv);
      notifyResult(messages.exported);
    } catch {
      notifyResult(messages.exportFailed);
    }
    setPart(null);
  });
  return { exportAll, part };
}
