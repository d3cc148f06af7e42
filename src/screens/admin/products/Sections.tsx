import { useRef, type RefObject } from 'react';
import type { Product } from '../../../../store/api';
import { Button } from '../../../ui/Button';
import { ActionSheet } from '../ActionSheet';
import styles from './Sections.module.css';
import type { ExtraFields } from './productSchema';
import { useCurrentSection } from './useCurrentSection';

type Section = 'details' | 'specifications' | 'pictures' | 'history';

const sectionLabels: Record<Section, string> = {
  details: 'Details',
  specifications: 'Specifications',
  pictures: 'Pictures',
  history: 'History',
};

/** Returns the sections of the edit form, by the attribute `data-section` that they have. */
function listSections(product: Product, extraFields: ExtraFields): Section[] {
  return [
    'details',
    ...(product.specifications === null ? [] : (['specifications'] as const)),
    ...(extraFields.images ? (['pictures'] as const) : []),
    'history',
  ];
}

interface SectionsProps {
  product: Product;
  extraFields: ExtraFields;
}

/** Buttons that lead to the sections of the edit form. They stay in view while it scrolls, if they fit on one line. */
export function SectionLinks({ product, extraFields }: SectionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { current, show } = useShownSection(list);
  return (
    <ul ref={list} className={styles.links}>
      {listSections(product, extraFields).map((section) => (
        <li key={section}>
          <Button variant="text" aria-current={section === current ? 'true' : undefined} onClick={() => show(section)}>
            {sectionLabels[section]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A button that opens a list of the sections. Replaces the links if they do not fit on one line. */
export function SectionMenu({ product, extraFields }: SectionsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { current, show } = useShownSection(menu);
  const label = current && sectionLabels[current];
  return (
    <div ref={menu} className={styles.menu}>
      <ActionSheet
        title="Sections"
        name={label ? `Section: ${label}` : 'Sections'}
        label={label ?? 'Sections'}
        actions={listSections(product, extraFields).map((section) => ({
          label: sectionLabels[section],
          isCurrent: section === current,
          onSelect: () => show(section),
        }))}
      />
    </div>
  );
}

/**
 * Returns the section that the user reads, undefined before the first one, and a function that shows another one.
 * @param inDialog an element of the dialog that contains the form
 */
function useShownSection(inDialog: RefObject<HTMLElement | null>) {
  const { current, choose } = useCurrentSection(inDialog);
  const show = (section: Section) => {
    choose(section);
    showSection(inDialog.current, section);
  };
  return { current: current as Section | undefined, show };
}

/** Scrolls to a section in the dialog around an element, unfolds it, and focuses its heading. */
function showSection(inDialog: Element | null, name: Section): void {
  const section = inDialog?.closest('dialog')?.querySelector(`[data-section="${name}"]`);
  const details = section?.querySelector('details');
  if (details) details.open = true;
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('summary, h3')?.focus({ preventScroll: true });
}
