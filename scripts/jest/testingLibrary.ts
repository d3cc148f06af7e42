/** Sets up Testing Library: its matchers such as `toBeVisible`, and how long `findBy…` and `waitFor` wait. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Long enough for a busy machine. Only failing tests wait that long.
configure({ asyncUtilTimeout: 20_000 });
