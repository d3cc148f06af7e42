import { Formik, type FormikHelpers } from 'formik';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { PersistDraft } from '../../ui/PersistDraft';
import { clearDraft } from '../../ui/drafts';
import { SelectField, TextAreaField, TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { SIMULATED_DELAY_MS, THANKS } from './messages';
import styles from './ConsultationForm.module.css';
import { budgets, emptyConsultation, projectTypes, consultationSchema, timelines } from './consultationSchema';

const DRAFT_KEY = 'consultation';

/** A chunk of its own, because it needs the API, which other visits of this page do not load. */
const RequestedProduct = lazy(() =>
  import(/* webpackChunkName: 'requestedProduct' */ './RequestedProduct').then((module) => ({
    default: module.RequestedProduct,
  })),
);

/**
 * The consultation page's form with its states idle, submitting ('Sending...') and done (docs/specification.md §4). It
 * sends no request: after a simulated wait, the form resets and an alert thanks the visitor. The query parameter
 * `product` holds the slug or id of the product from whose page the visitor has come.
 */
export function ConsultationForm() {
  const [thanked, setThanked] = useState(false);
  const product = useProductParameter();

  const submit = async (_request: typeof emptyConsultation, { resetForm }: FormikHelpers<typeof emptyConsultation>) => {
    setThanked(false);
    await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
    clearDraft(DRAFT_KEY);
    resetForm();
    setThanked(true);
  };

  return (
    <Formik initialValues={emptyConsultation} validationSchema={consultationSchema} onSubmit={submit}>
      {({ isSubmitting }) => (
        // Fields are read-only while submitting: the reset that follows would discard anything typed in the meantime.
        <Form className={styles.form} label="Consultation request">
          <PersistDraft name={DRAFT_KEY} />
          <div className={styles.wide} data-product={product !== null}>
            {product === null ? null : (
              <Suspense fallback={null}>
                <RequestedProduct slugOrId={product} />
              </Suspense>
            )}
          </div>
          <TextField
            name="firstName"
            label="First Name"
            autoComplete="given-name"
            maxLength={100}
            readOnly={isSubmitting}
          />
          <TextField
            name="lastName"
            label="Last Name"
            autoComplete="family-name"
            maxLength={100}
            readOnly={isSubmitting}
          />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            readOnly={isSubmitting}
          />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="tel"
            maxLength={32}
            optional
            readOnly={isSubmitting}
          />
          <TextField
            name="location"
            label="Location"
            autoComplete="address-level2"
            maxLength={200}
            readOnly={isSubmitting}
          />
          <SelectField name="projectType" label="Project Type" options={projectTypes} disabled={isSubmitting} />
          <SelectField name="timeline" label="Timeline" options={timelines} optional disabled={isSubmitting} />
          <SelectField name="budget" label="Budget" options={budgets} optional disabled={isSubmitting} />
          <div className={styles.wide}>
            <TextAreaField name="message" label="Message" rows={5} maxLength={5000} optional readOnly={isSubmitting} />
          </div>
          <div className={`${styles.wide} ${styles.send}`}>
            {/* aria-disabled instead of disabled, because a disabled button loses keyboard focus. A type="button" does
                not submit. */}
            <Button type={isSubmitting ? 'button' : 'submit'} aria-disabled={isSubmitting}>
              {isSubmitting ? 'Sending...' : 'Request a consultation'}
            </Button>
            <div role="alert">{thanked && !isSubmitting ? <p className={styles.thanks}>{THANKS}</p> : null}</div>
          </div>
        </Form>
      )}
    </Formik>
  );
}

const neverChanges = () => () => undefined;

/** Returns the query parameter `product`. Null during hydration, because the page is prerendered without a query. */
function useProductParameter(): string | null {
  const { search } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(search).get('product'),
    () => null,
  );
}
