// Each test of a component begins with an empty page and nothing kept in the browser.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What comes a moment later is waited for as long as a busy machine needs; it is seen as soon as it is there.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
