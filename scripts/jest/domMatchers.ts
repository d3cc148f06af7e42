/** Adds DOM matchers such as `toBeVisible` and `toHaveAccessibleName` to Jest. */
import '@testing-library/jest-dom';
