// WebDriver sends the source text of the functions below to the page, so they must not use variables of this module.

/** Returns the last visible link or button whose accessible name is `name`. */
export function findControl(name) {
  const named = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === name;
  return [...document.querySelectorAll('a, button')]
    .filter((element) => element.checkVisibility() && named(element))
    .at(-1);
}

/** Returns the last visible form field whose label begins with `label`. */
export function findField(label) {
  return [...document.querySelectorAll('label')]
    .filter((element) => element.textContent.trim().startsWith(label) && element.control?.checkVisibility())
    .at(-1)?.control;
}

/** Returns the first visible element whose text is exactly `text`. */
export function findByText(text) {
  return [...document.querySelectorAll('body *')].find(
    (element) => element.textContent.trim() === text && element.checkVisibility(),
  );
}
