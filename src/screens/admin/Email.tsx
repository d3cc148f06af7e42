/** An email address that breaks before its @ if it is too long for a line, rather than within a word. */
export function Email({ address }: { address: string }) {
  const [name, ...domain] = address.split('@');
  return (
    <>
      {name}
      {domain.length > 0 ? (
        <>
          <wbr />
          {`@${domain.join('@')}`}
        </>
      ) : null}
    </>
  );
}
