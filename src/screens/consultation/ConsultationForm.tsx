import { Formik, type FormikProps } from 'formik';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Consultation } from '../../../store/requests';
import { budgets, projectTypes, timelines } from '../../domain/consultationOptions';
import { storesRequests } from '../../domain/storesRequests';
import { Button } from '../../ui/Button';
import { PersistDraft } from '../../ui/PersistDraft';
import { clearDraft } from '../../ui/drafts';
import { useBrowserValue } from '../../ui/useBrowserValue';
import { SelectField, TextAreaField, TextField } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { isSending } from '../../ui/SubmitButton';
import { messages, SIMULATED_DELAY_MS, THANKS } from './messages';
import { Honeypot, RequestStatus } from './RequestStatus';
import styles from './ConsultationForm.module.css';
import { consultationSchema, emptyConsultation } from './consultationSchema';
import { useRequestForm } from './useRequestForm';

const DRAFT_KEY = 'consultation';

/** A chunk of its own, because it needs the API, which other visits of this page do not load. */
const RequestedProduct = lazy(() =>
  import(/* webpackChunkName: 'requestedProduct' */ './RequestedProduct').then((module) => ({
    default: module.RequestedProduct,
  })),
);

type Values = typeof emptyConsultation;

/**
 * The consultation page's form with its states idle, submitting ('Sending...') and done (docs/specification.md §4). The
 * query parameter `product` holds the slug or id of the product from whose page the visitor has come.
 *
 * If the shop stores requests, the form sends one. Otherwise it sends none: after a simulated wait, the form resets and
 * an alert thanks the visitor.
 */
export function ConsultationForm() {
  const [thanks, setThanks] = useState<string | null>(null);
  const product = useProductParameter();
  const loadedProduct = useRef<{ slugOrId: string; id: string }>(null);
  const formik = useRef<FormikProps<Values>>(null);

  const finish = (message: string) => {
    clearDraft(DRAFT_KEY);
    formik.current?.resetForm();
    setThanks(message);
  };
  const honeypot = useRef<HTMLInputElement>(null);
  const request = useRequestForm({
    form: DRAFT_KEY,
    honeypot,
    onSent: (reference) => finish(messages.sent(reference)),
  });

  const submit = async (values: Values) => {
    setThanks(null);
    if (storesRequests()) {
      const productId = loadedProduct.current?.slugOrId === product ? loadedProduct.current?.id : undefined;
      return request.submit({ ...(values as Consultation), productId });
    }
    await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
    finish(THANKS);
  };

  return (
    <Formik innerRef={formik} initialValues={emptyConsultation} validationSchema={consultationSchema} onSubmit={submit}>
      {(form) => {
        const isSubmitting = isSending(form) || request.isSending;
        return (
          // Fields are read-only while submitting: the reset that follows would discard anything typed in the meantime.
          <Form className={styles.form} label="Consultation request">
            <PersistDraft name={DRAFT_KEY} />
            <div className={styles.wide} data-product={product !== null}>
              {product === null ? null : (
                <Suspense fallback={null}>
                  <RequestedProduct
                    slugOrId={product}
                    onProduct={(id) => (loadedProduct.current = { slugOrId: product, id })}
                  />
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
              <TextAreaField
                name="message"
                label="Message"
                rows={5}
                maxLength={5000}
                optional
                readOnly={isSubmitting}
              />
            </div>
            <div className={`${styles.wide} ${styles.send}`}>
              {/* aria-disabled instead of disabled, because a disabled button loses keyboard focus. A type="button" does
                not submit. */}
              <Button type={isSubmitting ? 'button' : 'submit'} aria-disabled={isSubmitting}>
                {isSubmitting ? 'Sending...' : 'Request a consultation'}
              </Button>
              <RequestStatus form={DRAFT_KEY} state={request.state} thanks={isSubmitting ? null : thanks} />
            </div>
            <Honeypot ref={honeypot} />
          </Form>
        );
      }}
    </Formik>
  );
}

/** Returns the query parameter `product`. Null during hydration, because the page is prerendered without a query. */
function useProductParameter(): string | null {
  const { search } = useLocation();
  return useBrowserValue(() => new URLSearchParams(search).get('product'), null);
}
