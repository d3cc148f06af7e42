import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import fields from './fields.module.css';
import styles from './PasskeyDialog.module.css';
import { confirmPasskey, createPasskey } from './webAuthn';

interface PasskeyDialogProps {
  /** Whether the user must create a passkey. Otherwise they confirm the sign-in with one. */
  creates: boolean;
  /** The options of WebAuthn, in their JSON form. */
  options: object;
  /** Sends the browser's response to the server. Must not reject. `name` is the user's name for a new passkey. */
  send: (credential: object, name: string) => Promise<void>;
  onClose: () => void;
}

/** Dialog for the second step of a sign-in: the user creates a passkey, or confirms with one. */
export function PasskeyDialog({ creates, options, send, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState('');
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    if (waiting) return;
    setFailure(null);
    setWaiting(true);
    try {
      const credential = await (creates ? createPasskey(options) : confirmPasskey(options));
      await send(credential, name);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setWaiting(false);
    }
  };

  // Signing in asks for the passkey at once. Creating one waits for the button, because the user is told first what a
  // passkey is. Strict mode runs effects twice, but the browser allows one request at a time.
  const started = useRef(false);
  const confirmAtOnce = useEffectEvent(() => void confirm());
  useEffect(() => {
    if (creates || started.current) return;
    started.current = true;
    confirmAtOnce();
  }, [creates]);

  return (
    <Dialog title={creates ? 'Create a passkey' : 'Confirm with your passkey'} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {creates ? (
          <>
            <p>
              Admins sign in with their password and a passkey: a fingerprint, a face, the screen lock of this device,
              or a security key.
            </p>
            <NameField value={name} onChange={setName} />
          </>
        ) : (
          <p>Use the fingerprint, face, screen lock or security key that you have added to your account.</p>
        )}
        {failure === null ? null : (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" aria-disabled={waiting}>
          {waiting ? 'Waiting for your passkey...' : creates ? 'Create a passkey' : 'Use a passkey'}
        </Button>
        {creates ? null : (
          <p className={styles.hint}>Have you lost your passkey? Another admin can remove it from your account.</p>
        )}
      </form>
    </Dialog>
  );
}

function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        Name of the passkey (optional)
      </label>
      <input
        id={id}
        className={fields.control}
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
