// Where the worker of the sample applications is served: at the root, because a worker hears only of what lies below it.

/** In its address when there is no server, and the browser answers everything. */
export const WITHOUT_SERVER = 'sin-servidor';

const WORKER = '/muestra-worker.js';

export const workerAddress = (alone: boolean): string => (alone ? `${WORKER}?${WITHOUT_SERVER}` : WORKER);
