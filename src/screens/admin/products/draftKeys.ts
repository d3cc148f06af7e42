/** Draft key of the form for a new product: its typed values and the picked image are stored under this key. */
export const NEW_PRODUCT_DRAFT_KEY = 'product:new';
/** Returns the draft key of a product's edit form. */
export const editDraftKey = (id: string) => `product:edit:${id}`;
