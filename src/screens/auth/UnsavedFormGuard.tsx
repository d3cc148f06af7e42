import { useFormikContext } from 'formik';
import { UnsavedChangesGuard } from '../../ui/unsavedChanges';

/** Protects what is typed into the surrounding Formik form until it is saved. `name` is what the user knows the form by. */
export function UnsavedFormGuard({ name }: { name: string }) {
  const { dirty } = useFormikContext();
  return <UnsavedChangesGuard form={name} name={name} when={dirty} />;
}
