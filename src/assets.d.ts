// Needed for <ViewTransition>: stable in React 19.3, but @types/react still declares it under `experimental`.
/// <reference types="react/experimental" />

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.txt' {
  const content: string;
  export default content;
}
