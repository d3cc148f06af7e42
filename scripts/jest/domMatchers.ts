/** Matchers that read like a person looking at the page: `toBeVisible`, `toHaveAccessibleName`. */
import '@testing-library/jest-dom';
