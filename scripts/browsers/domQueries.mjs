// Sent to the page as text: each stands alone, and asks for nothing that is not the browser's.

/** The last visible link or button of this name. */
export function findControl(name) {
  const named = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === name;
  return [...document.querySelectorAll('a, button')]
    .filter((element) => element.checkVisibility() && named(element))
    .at(-1);
}

/** The last visible field whose label begins with these words. */
export function findField(label) {
  return [...document.querySelectorAll('label')]
    .filter((element) => element.textContent.trim().startsWith(label) && element.control?.checkVisibility())
    .at(-1)?.control;
}

/** An element that is shown and says exactly this. */
export function findByText(text) {
  return [...document.querySelectorAll('body *')].find(
    (element) => element.textContent.trim() === text && element.checkVisibility(),
  );
}
