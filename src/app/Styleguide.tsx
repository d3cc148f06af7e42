import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { SelectField, TextAreaField, TextField } from '../ui/fields';
import { StatList } from '../ui/StatList';
import { Form } from '../ui/Form';
import { Menu } from '../ui/Menu';
import { PageMeta } from '../ui/PageMeta';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { MarketingImage } from '../ui/MarketingImage';
import { Spinner } from '../ui/Spinner';
import text from '../ui/text.module.css';
import { notify, type ToastVariant } from '../ui/toast';
import styles from './Styleguide.module.css';

const colours = ['ink', 'charcoal', 'smoke', 'ash', 'bone', 'paper', 'copper', 'amber', 'glacier', 'alarm'] as const;
const toastVariants: ToastVariant[] = ['success', 'error', 'info', 'warning'];
const buttonVariants = ['filled', 'outlined', 'text'] as const;

/** Style guide: every component of src/ui in every state. Available in development only, at /styleguide. */
export function Styleguide() {
  const [open, setOpen] = useState(false);
  return (
    <main className={`${text.page} ${styles.page}`}>
      <PageMeta title="Style guide" />
      <h1 className={text.display}>Style guide</h1>

      <Section title="Colour">
        <ul className={styles.swatches}>
          {colours.map((colour) => (
            <li key={colour} className={styles.swatch} data-colour={colour}>
              {colour}
            </li>
          ))}
        </ul>
      </Section>

      <Section title="Typography">
        <p className={text.label}>Label</p>
        <p className={text.display}>Display</p>
        <p className={text.title}>Title</p>
        <p className={text.name}>Name</p>
        <p className={text.lead}>Lead: one or two sentences at the start of a page.</p>
        <p className={text.body}>Body: running text, in lines of about sixty characters.</p>
        <p className={text.figure}>80–90&nbsp;°C</p>
      </Section>

      {(['light', 'dark'] as const).map((theme) => (
        <Section key={theme} title={`Buttons on a ${theme} background`} dark={theme === 'dark'}>
          <p className={styles.row}>
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant} theme={theme}>
                {variant}
              </Button>
            ))}
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant} theme={theme} aria-disabled>
                {variant}, busy
              </Button>
            ))}
            <ButtonLink to="/styleguide" theme={theme}>
              A link
            </ButtonLink>
          </p>
        </Section>
      ))}

      <Section title="Fields">
        <Formik
          initialValues={{ plain: '', filled: 'Königssee', wrong: 'a@', choice: '', words: '' }}
          initialTouched={{ wrong: true }}
          initialErrors={{ wrong: 'Please enter a valid email address.' }}
          onSubmit={() => undefined}
        >
          <Form className={styles.fields} label="Example">
            <TextField name="plain" label="Empty" optional />
            <TextField name="filled" label="Filled" />
            <TextField name="wrong" label="Wrong" />
            <SelectField name="choice" label="Choice" options={[{ value: 'a', label: 'First option' }]} />
            <TextAreaField name="words" label="Several lines" optional />
          </Form>
        </Formik>
      </Section>

      <Section title="Menu, dialog, toasts, spinner">
        <p className={styles.row}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Open dialog
          </Button>
          {toastVariants.map((variant) => (
            <Button key={variant} variant="outlined" onClick={() => notify(`Toast: ${variant}`, variant)}>
              {variant}
            </Button>
          ))}
        </p>
        <Menu
          label="Menu"
          entries={[
            { label: 'Selected', selected: true },
            { label: 'Not selected', selected: false },
          ]}
        />
        <Spinner label="Loading the collection…" />
        {open ? (
          <Dialog title="A dialog" onClose={() => setOpen(false)}>
            <p>It traps the focus while it is open and restores it on close.</p>
          </Dialog>
        ) : null}
      </Section>

      <Section title="Figures">
        <StatList
          figures={[
            { value: '25+', name: 'Years', note: 'With a note.' },
            { value: '35', name: 'Countries' },
          ]}
        />
      </Section>

      <Section title="Images">
        <div className={styles.images}>
          <MarketingImage name="dusk" fit="wide" />
          <MarketingImage name="sauna" fit="tall" />
          <div className={styles.image}>
            <ResponsiveImage image={null} sizes="16rem" placeholder="cold_plunge" placeholderSeed="a" alt="" />
          </div>
        </div>
      </Section>
    </main>
  );
}

function Section({ title, dark = false, children }: { title: string; dark?: boolean; children: ReactNode }) {
  return (
    <section className={`${styles.section} ${dark ? `${styles.dark} ${text.dark}` : ''}`}>
      <h2 className={text.label}>{title}</h2>
      {children}
    </section>
  );
}
