/// <reference types="react/experimental" />
// ViewTransition is stable in React 19.3; its types still stand under `experimental`.

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.txt' {
  const content: string;
  export default content;
}
