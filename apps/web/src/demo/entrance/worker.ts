// The service worker of the sample applications (built apart: build/sample-worker.ts). The order is what keeps the
// product's calls out of it.
import './guard.ts';
import 'msw/mockServiceWorker.js';
